import { buildQuestionViews } from "./build-views";
import type { QuestionView } from "./question-view";

/** The whole bank in English, without traces; for tests only. */
export const testQuestions: readonly QuestionView[] = buildQuestionViews("en", {
  traces: {},
  lessonHref: (question) => `/lessons/${question.topic}#${question.section}`,
});
