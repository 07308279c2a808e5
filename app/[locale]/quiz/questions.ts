import "server-only";
import type { QuizQuestion } from "@/lib/content/quiz/types";
import type { Locale } from "@/lib/domain/run-request";
import { buildQuestionViews } from "@/lib/quiz/build-views";
import type { QuestionView } from "@/lib/quiz/question-view";

const lessonHref = (question: QuizQuestion) => `/lessons/${question.topic}#${question.section}`;

/** Every question of the quiz in one language, with its trace where it has one. */
export async function loadQuestions(locale: Locale): Promise<QuestionView[]> {
  return buildQuestionViews(locale, { traces: {}, lessonHref });
}
