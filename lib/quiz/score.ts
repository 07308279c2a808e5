import type { Tally } from "@/lib/progress/schema";
import { type Attempt, isRight } from "./attempt";
import type { QuestionView } from "./question-view";

/** The real exam's scale and pass mark. A score on it from this quiz is unofficial. */
export const SCALE_MIN = 100;
export const SCALE_MAX = 1000;
export const PASS_MARK = 720;

/** Unofficial scaled score, 100–1,000: linear in the share of right answers. */
export function scaledScore({ right, total }: Tally): number {
  return total === 0 ? SCALE_MIN : Math.round(SCALE_MIN + (SCALE_MAX - SCALE_MIN) * (right / total));
}

export type AttemptScore = {
  overall: Tally;
  scaled: number;
  passed: boolean;
  topics: Record<string, Tally>;
  /** Wrong or unanswered, in the attempt's order. */
  missed: readonly QuestionView[];
};

/** Scores an attempt; what was not answered counts as wrong. */
export function scoreAttempt(attempt: Attempt, questions: readonly QuestionView[]): AttemptScore {
  const topics: Record<string, Tally> = {};
  const missed: QuestionView[] = [];
  for (const question of questions) {
    const right = isRight(attempt.answers[question.id]);
    const tally = topics[question.topic] ?? { right: 0, total: 0 };
    topics[question.topic] = { right: tally.right + Number(right), total: tally.total + 1 };
    if (!right) missed.push(question);
  }
  const overall = { right: questions.length - missed.length, total: questions.length };
  const scaled = scaledScore(overall);
  return { overall, scaled, passed: scaled >= PASS_MARK, topics, missed };
}
