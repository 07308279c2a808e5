import "server-only";
import { cache } from "react";
import { QUESTION_BANK } from "@/lib/content/quiz/bank";
import { lessonSection } from "@/lib/content/quiz/lesson-section";
import type { Locale } from "@/lib/domain/run-request";
import { buildQuestionViews } from "@/lib/quiz/build-views";
import type { QuestionView } from "@/lib/quiz/question-view";
import { traceEvidence } from "./trace-evidence";

/** Every question of the quiz in one language, each trace from a run made here. */
export const loadQuestions = cache(async (locale: Locale): Promise<QuestionView[]> => {
  const traces = await Promise.all(
    QUESTION_BANK.flatMap((question) =>
      question.kind === "trace"
        ? [traceEvidence(question, locale).then((evidence) => [question.id, evidence] as const)]
        : [],
    ),
  );
  return buildQuestionViews(locale, {
    traces: Object.fromEntries(traces),
    lesson: (question) => lessonSection(question, locale),
  });
});
