import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MessagesProvider } from "@/components/site/messages-provider";
import { Badge } from "@/components/ui/badge";
import { InlineCode } from "@/components/ui/inline-code";
import { LinkButton } from "@/components/ui/link-button";
import { Instructions } from "@/components/workshop/instructions";
import { PythonFiles } from "@/components/workshop/python-files";
import { Workbench } from "@/components/workshop/workbench";
import { exerciseSlugs, isExerciseSlug } from "@/lib/content/exercises";
import { exerciseMetas, readExercise } from "@/lib/content/exercises/read-exercise";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string; slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return exerciseSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale, slug } = await params;
  if (!hasLocale(routing.locales, locale) || !isExerciseSlug(slug)) return {};
  const words = exerciseMetas[slug].words[locale];
  return pageMetadata({ locale, path: `/workshop/${slug}`, title: words.title, description: words.summary });
}

export default async function ExercisePage({ params }: Params) {
  const { locale, slug } = await params;
  if (!hasLocale(routing.locales, locale) || !isExerciseSlug(slug)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("workshop");
  const { meta, starter, solution, checks, hasDemo } = await readExercise(slug);
  const words = meta.words[locale];
  const number = exerciseSlugs.indexOf(slug) + 1;
  const next = exerciseSlugs[number];
  return (
    <div className="page space-y-4 py-8">
      <header className="space-y-2">
        <p className="eyebrow">
          <Link href="/workshop" className="link">
            {t("title")}
          </Link>{" "}
          · {t("numberOf", { number, total: exerciseSlugs.length })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-bold text-title">{words.title}</h1>
          <Badge>{t("minutes", { minutes: meta.minutes })}</Badge>
        </div>
        <p className="max-w-reading text-ink-muted">
          <InlineCode text={words.summary} />
        </p>
      </header>
      <MessagesProvider namespaces={["workshop", "trace"]}>
        <Workbench
          slug={slug}
          starter={starter}
          solution={solution}
          checks={checks.map(({ id, title }) => ({ id, title: title[locale] }))}
          solvedWords={words.solved}
          hasDemo={hasDemo}
          instructions={
            <Instructions words={words}>
              <p className="text-sm">
                <Link href={`/lessons/${meta.lesson}`} className="link">
                  {t("lessonLink")}
                </Link>
              </p>
            </Instructions>
          }
        />
      </MessagesProvider>
      <PythonFiles slug={slug} />
      {next ? (
        <nav aria-label={t("nextLabel")} className="flex justify-end">
          <LinkButton href={`/workshop/${next}`}>
            {t("next", { title: exerciseMetas[next].words[locale].title })}
          </LinkButton>
        </nav>
      ) : null}
    </div>
  );
}
