"use client";

import { useTranslations } from "next-intl";
import type { Attempt } from "@/lib/quiz/attempt";
import type { QuestionView } from "@/lib/quiz/question-view";
import { optionOrder } from "@/lib/quiz/shuffle";
import { EvidenceView } from "./evidence-view";
import { LessonLink } from "./lesson-link";
import { OptionList } from "./option-list";

/** A question after the exam: as it was shown, with what was chosen and the reason of every option. */
export function ReviewedQuestion(props: {
  question: QuestionView;
  attempt: Attempt;
  n: number;
  total: number;
}) {
  const t = useTranslations("quiz.question");
  const { question, attempt } = props;
  if (question.kind === "fix") return null;
  const given = attempt.answers[question.id];
  return (
    <article className="space-y-3 border-line border-t pt-5">
      <h3 className="text-ink-muted text-sm">
        {t("position", { n: props.n, total: props.total })}
        {given ? null : ` · ${t("unanswered")}`}
      </h3>
      {question.evidence ? <EvidenceView evidence={question.evidence} /> : null}
      <OptionList
        legend={question.text}
        options={question.options}
        order={optionOrder(attempt.seed, question.id, question.options.length)}
        selected={given?.kind === "option" ? given.option : undefined}
        revealed
      />
      <LessonLink question={question} />
    </article>
  );
}
