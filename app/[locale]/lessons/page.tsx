import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ReadTick } from "@/components/lesson/read-tick";
import { MessagesProvider } from "@/components/site/messages-provider";
import { InlineCode } from "@/components/ui/inline-code";
import { LESSONS } from "@/lib/content/lessons";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";
import "./course.css";

type Params = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "lessons" });
  return pageMetadata({ locale, path: "/lessons", title: t("title"), description: t("description") });
}

/** The path through the course. */
export default async function LessonsPage({ params }: Params) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("lessons");
  return (
    <MessagesProvider namespaces={["lessons"]}>
      <div className="page course">
        <header className="space-y-3">
          <h1 className="font-semibold text-title">{t("title")}</h1>
          <p className="lesson-intro">{t("lead")}</p>
        </header>
        <ol className="course-path">
          {LESSONS.map((lesson, index) => (
            <li key={lesson.slug}>
              <span aria-hidden className="course-number">
                {index + 1}
              </span>
              <div>
                <h2>
                  <Link href={`/lessons/${lesson.slug}`} prefetch={false}>
                    {lesson.title[locale]}
                  </Link>
                </h2>
                <p>
                  <InlineCode text={lesson.intro[locale]} />
                </p>
                <p className="course-facts">
                  {t("minutes", { minutes: lesson.minutes })}
                  <ReadTick slug={lesson.slug} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </MessagesProvider>
  );
}
