import type { Attempt } from "@/lib/quiz/attempt";
import type { QuestionView } from "@/lib/quiz/question-view";

/** The questions of an attempt in its order. One that a newer bank no longer has is left out. */
export function questionsOf(attempt: Attempt, questions: readonly QuestionView[]): QuestionView[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return attempt.questionIds.flatMap((id) => byId.get(id) ?? []);
}
