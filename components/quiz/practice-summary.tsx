"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { InlineCode } from "@/components/ui/inline-code";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/i18n/routing";
import type { Attempt } from "@/lib/quiz/attempt";
import type { QuestionView } from "@/lib/quiz/question-view";
import { scoreAttempt } from "@/lib/quiz/score";

/** How a round of practice went, with links to read again what was missed. */
export function PracticeSummary(props: {
  attempt: Attempt;
  questions: readonly QuestionView[];
  onAgain: () => void;
}) {
  const t = useTranslations("quiz");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answered = props.questions.filter((question) => props.attempt.answers[question.id]);
  const { overall, missed } = scoreAttempt(props.attempt, answered);
  return (
    <div className="max-w-reading space-y-5">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {t("session.summaryTitle")}
      </h2>
      <p className="text-lg">
        {overall.total === 0 ? t("session.summaryNone") : t("session.summary", overall)}
      </p>
      {missed.length > 0 ? (
        <section className="space-y-2">
          <h3 className="font-semibold">{t("session.missedList")}</h3>
          <ul className="space-y-3">
            {missed.map((question) => (
              <li key={question.id} className="border-line-strong border-l-2 pl-3">
                <p className="line-clamp-2 text-sm">
                  <InlineCode text={question.text} />
                </p>
                <Link href={question.lesson.href} prefetch={false} className="link text-sm">
                  {t(`topics.${question.topic}`)}: {question.lesson.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={props.onAgain}>
          {t("session.again")}
        </Button>
        <LinkButton href="/quiz">{t("back")}</LinkButton>
      </div>
    </div>
  );
}
