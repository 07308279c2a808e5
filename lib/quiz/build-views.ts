import { QUESTION_BANK } from "@/lib/content/quiz/bank";
import type { QuizQuestion } from "@/lib/content/quiz/types";
import type { Locale } from "@/lib/domain/run-request";
import type { Evidence, OptionView, QuestionView } from "./question-view";

/** What the bank cannot hold itself: traces come from runs, sections from the lessons' headings. */
export type ViewSources = {
  traces: Readonly<Record<string, Evidence>>;
  lesson: (question: QuizQuestion) => QuestionView["lesson"];
};

/** Every question in one language. For the server: it imports the bank in both. */
export function buildQuestionViews(locale: Locale, sources: ViewSources): QuestionView[] {
  return QUESTION_BANK.map((question) => buildQuestionView(question, locale, sources));
}

function buildQuestionView(question: QuizQuestion, locale: Locale, sources: ViewSources): QuestionView {
  const common = {
    id: question.id,
    topic: question.topic,
    lesson: sources.lesson(question),
    text: question.text[locale],
  };
  if (question.kind === "fix") {
    const { kind, truth, result, solution } = question;
    return { ...common, kind, truth, result, solution, reason: question.reason[locale] };
  }
  const evidence = evidenceOf(question, sources);
  return {
    ...common,
    kind: question.kind,
    ...(evidence && { evidence }),
    options: optionsOf(question, locale),
  };
}

function optionsOf(question: Exclude<QuizQuestion, { kind: "fix" }>, locale: Locale): OptionView[] {
  if (question.kind === "compare") {
    return [question.right, ...question.wrong].map(({ result, reason }) => ({
      content: { kind: "result", result },
      reason: reason[locale],
    }));
  }
  return [question.right, ...question.wrong].map(({ text, reason }) => ({
    content: { kind: "text", text: text[locale] },
    reason: reason[locale],
  }));
}

function evidenceOf(question: QuizQuestion, sources: ViewSources): Evidence | undefined {
  if (question.kind === "trace") return sources.traces[question.id];
  if (question.kind === "choice" && question.show !== undefined)
    return { kind: "json", value: question.show };
  return undefined;
}
