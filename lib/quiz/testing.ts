import { buildQuestionViews } from "./build-views";
import type { QuestionView } from "./question-view";

/** The whole bank in English, without traces; for tests only. */
export const testQuestions: readonly QuestionView[] = buildQuestionViews("en", {
  traces: {},
  lesson: ({ topic, section }) => ({ href: `/lessons/${topic}#${section}`, title: section }),
});
