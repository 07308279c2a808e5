import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { InlineCode } from "@/components/ui/inline-code";
import { GLOSSARY, TERM_IDS } from "@/lib/content/glossary";
import { findLesson } from "@/lib/content/lessons";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";
import "../lessons/course.css";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "glossary" });
  return pageMetadata({ locale, path: "/glossary", title: t("title"), description: t("description") });
}

/** All terms, in the order in which the course needs them. */
export default async function GlossaryPage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("glossary");
  return (
    <div className="page course">
      <header className="space-y-3">
        <h1 className="font-semibold text-title">{t("title")}</h1>
        <p className="lesson-intro">{t("description")}</p>
      </header>
      <dl className="glossary">
        {TERM_IDS.map((id) => {
          const { term, meaning, lesson: slug } = GLOSSARY[id];
          const lesson = findLesson(slug);
          return (
            <div key={id} id={id}>
              <dt>{term[locale]}</dt>
              <dd>
                <InlineCode text={meaning[locale]} />
                {lesson ? (
                  <Link className="link glossary-lesson" href={`/lessons/${slug}`} prefetch={false}>
                    {t("taughtIn", { number: LESSON_SLUGS.indexOf(slug) + 1, title: lesson.title[locale] })}
                  </Link>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
