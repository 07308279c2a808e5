import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { LessonShell } from "@/components/lesson/lesson-shell";
import { TermCards } from "@/components/lesson/term-cards";
import { ViewSwitch } from "@/components/lesson/view-switch";
import { MessagesProvider } from "@/components/site/messages-provider";
import { findLesson, LESSONS } from "@/lib/content/lessons";
import type { FigureId } from "@/lib/content/lessons/figure-ids";
import { lessonFolder } from "@/lib/content/lessons/slugs";
import { Link, routing } from "@/lib/i18n/routing";
import { pageMetadata } from "@/lib/site/metadata";
import { LessonFigure } from "../lesson-figure";
import { LessonFoot } from "../lesson-foot";
import { LessonHead } from "../lesson-head";
import { LESSON_COMPONENTS } from "../lesson-mdx";
import "../course.css";
import "../lesson-figures.css";
import "../lesson-prose.css";
import "../lesson-questions.css";
import "../lesson-layout.css";

type Params = { params: Promise<{ locale: string; slug: string }> };

/** Figures in which no model takes part. */
const WITHOUT_MODEL: readonly FigureId[] = ["three-requests"];

/** The messages that a lesson's islands need, and no more: all of them travel with the page. */
function namespacesOf(figure: FigureId): readonly ("lessons" | "trace" | "agents")[] {
  if (figure === "recover-locally") return ["lessons", "agents"];
  return WITHOUT_MODEL.includes(figure) ? ["lessons"] : ["lessons", "trace"];
}

export const dynamicParams = false;

export function generateStaticParams() {
  return LESSONS.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale, slug } = await params;
  const lesson = findLesson(slug);
  if (!lesson || !hasLocale(routing.locales, locale)) return {};
  return pageMetadata({
    locale,
    path: `/lessons/${lesson.slug}`,
    title: lesson.title[locale],
    description: lesson.intro[locale],
  });
}

/** One lesson: predict, see it run, understand, check. Static; scripts add only what answers to the learner. */
export default async function LessonPage({ params }: Params) {
  const { locale, slug } = await params;
  const lesson = findLesson(slug);
  if (!lesson || !hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations("lessons");
  const { default: Prose } = await import(`@/lib/content/lessons/${lessonFolder(lesson.slug)}/${locale}.mdx`);
  return (
    <MessagesProvider namespaces={namespacesOf(lesson.figure)}>
      <LessonShell slug={lesson.slug} prints={lesson.prints}>
        <article className="page lesson-grid">
          <ViewSwitch />
          <div className="lesson-read lesson-start">
            <LessonHead lesson={lesson} locale={locale} />
          </div>
          <section className="lesson-try" aria-labelledby="figure" data-testid="figure">
            <div className="lesson-figure">
              <h2 id="figure" className="eyebrow">
                {t("figure")}
              </h2>
              <LessonFigure id={lesson.figure} locale={locale} />
              {WITHOUT_MODEL.includes(lesson.figure) ? null : (
                <p className="text-ink-muted text-xs">
                  {t("simulated")}{" "}
                  <Link className="link" href="/simulator" prefetch={false}>
                    {t("howItDecides")}
                  </Link>
                </p>
              )}
            </div>
          </section>
          <div className="lesson-read lesson-body">
            <div className="prose">
              <Prose components={LESSON_COMPONENTS} />
            </div>
            <LessonFoot lesson={lesson} locale={locale} />
          </div>
        </article>
        <TermCards />
      </LessonShell>
    </MessagesProvider>
  );
}
