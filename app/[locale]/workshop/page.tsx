import type { Metadata } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MessagesProvider } from "@/components/site/messages-provider";
import { Badge } from "@/components/ui/badge";
import { InlineCode } from "@/components/ui/inline-code";
import { SolvedMark } from "@/components/workshop/solved-mark";
import { exerciseSlugs } from "@/lib/content/exercises";
import { exerciseMetas } from "@/lib/content/exercises/read-exercise";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "workshop" });
  return pageMetadata({ locale, path: "/workshop", title: t("title"), description: t("description") });
}

export default async function WorkshopPage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return null;
  setRequestLocale(locale);
  const t = await getTranslations("workshop");
  return (
    <div className="page space-y-8 py-10">
      <header className="space-y-3">
        <h1 className="font-bold text-title">{t("title")}</h1>
        <p className="max-w-reading text-ink-muted text-prose">{t("description")}</p>
      </header>
      <MessagesProvider namespaces={["workshop"]}>
        <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {exerciseSlugs.map((slug, index) => {
            const { words, minutes } = exerciseMetas[slug];
            return (
              <li
                key={slug}
                className="relative rounded-card border border-line bg-surface p-5 hover:border-accent"
              >
                <p className="eyebrow">{t("numberOf", { number: index + 1, total: exerciseSlugs.length })}</p>
                <h2 className="mt-1 font-semibold text-lg">
                  <Link
                    href={`/workshop/${slug}`}
                    className="after:absolute after:inset-0 after:rounded-card"
                  >
                    {words[locale].title}
                  </Link>
                </h2>
                <p className="mt-1 text-ink-muted">
                  <InlineCode text={words[locale].summary} />
                </p>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Badge>{t("minutes", { minutes })}</Badge>
                  <SolvedMark slug={slug} />
                </div>
              </li>
            );
          })}
        </ol>
      </MessagesProvider>
    </div>
  );
}
