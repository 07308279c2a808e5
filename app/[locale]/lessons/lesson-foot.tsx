import { ArrowLeft, ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { AnswersWithoutScript } from "@/components/lesson/answers-without-script";
import { Checks } from "@/components/lesson/checks";
import { MarkRead } from "@/components/lesson/mark-read";
import { InlineCode } from "@/components/ui/inline-code";
import { neighbours } from "@/lib/content/lessons";
import type { LessonMeta } from "@/lib/content/lessons/types";
import type { Locale } from "@/lib/domain/run-request";
import { Link } from "@/lib/i18n/routing";
import { LessonSources } from "./lesson-sources";

/** The end of a lesson: recap, checks, where to go next, sources. */
export async function LessonFoot({ lesson, locale }: { lesson: LessonMeta; locale: Locale }) {
  const t = await getTranslations("lessons");
  const { previous, next } = neighbours(lesson.slug);
  const checks = lesson.checks.map(({ id, text, choices, answer }) => ({
    id,
    answer,
    question: <InlineCode text={text[locale]} />,
    choices: choices.map((choice) => ({
      id: choice.id,
      text: <InlineCode text={choice.text[locale]} />,
      reason: <InlineCode text={choice.reason[locale]} />,
    })),
  }));
  return (
    <>
      <section aria-labelledby="recap" className="lesson-recap">
        <h2 id="recap" className="font-semibold text-xl">
          {t("recap")}
        </h2>
        <ul>
          {lesson.recap[locale].map((line) => (
            <li key={line}>
              <InlineCode text={line} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="checks" className="lesson-checks">
        <h2 id="checks" className="font-semibold text-2xl">
          {t("checks.title")}
        </h2>
        <Checks questions={checks} />
        {checks.map(({ id, choices }) => (
          <AnswersWithoutScript key={id} choices={choices} />
        ))}
        <MarkRead />
      </section>
      <nav aria-label={t("pager")} className="lesson-pager no-print">
        {previous ? (
          <Link href={`/lessons/${previous.slug}`} prefetch={false}>
            <span className="eyebrow">{t("previous")}</span>
            <span>
              <ArrowLeft aria-hidden className="size-4" />
              {previous.title[locale]}
            </span>
          </Link>
        ) : (
          <Link href="/lessons" prefetch={false}>
            <span className="eyebrow">{t("title")}</span>
            <span>{t("allLessons")}</span>
          </Link>
        )}
        {next ? (
          <Link href={`/lessons/${next.slug}`} prefetch={false} data-next>
            <span className="eyebrow">{t("next")}</span>
            <span>
              {next.title[locale]}
              <ArrowRight aria-hidden className="size-4" />
            </span>
          </Link>
        ) : null}
      </nav>
      <LessonSources sources={lesson.sources} locale={locale} />
    </>
  );
}
