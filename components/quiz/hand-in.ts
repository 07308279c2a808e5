import { recordExam, recordExamReview } from "@/lib/progress/progress-store";
import { type Attempt, isRight } from "@/lib/quiz/attempt";
import type { QuestionView } from "@/lib/quiz/question-view";
import { scoreAttempt } from "@/lib/quiz/score";

/**
 * Notes a handed-in exam and its answers in the learner's progress. Times derive from the attempt alone, so that two tabs
 * that hand in at the same moment note it once.
 */
export function recordHandIn(attempt: Attempt, questions: readonly QuestionView[]): void {
  for (const [index, question] of questions.entries()) {
    recordExamReview(question.id, isRight(attempt.answers[question.id]), attempt.startedAt + index);
  }
  const { overall, scaled, topics } = scoreAttempt(attempt, questions);
  recordExam(attempt.id, {
    finishedAt: attempt.clock.notedAt,
    usedMs: attempt.clock.usedMs,
    scaled,
    overall,
    topics,
  });
}
