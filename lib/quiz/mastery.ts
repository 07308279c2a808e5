import type { Progress, Tally } from "@/lib/progress/schema";

/** How many right answers in a row make a question mastered. */
export const MASTERED_AFTER = 2;

type Reviews = Progress["reviews"];

/** Questions whose newest answer was wrong. */
export function missedIds(reviews: Reviews): string[] {
  return Object.entries(reviews).flatMap(([id, all]) => (all.at(-1)?.right === false ? [id] : []));
}

/** Whether the newest answers to a question were all right. */
export function isMastered(reviews: Reviews, id: string): boolean {
  const newest = reviews[id]?.slice(-MASTERED_AFTER) ?? [];
  return newest.length === MASTERED_AFTER && newest.every((review) => review.right);
}

/** Mastered questions by topic. */
export function masteryByTopic(
  reviews: Reviews,
  questions: readonly { id: string; topic: string }[],
): Record<string, Tally> {
  const tallies: Record<string, Tally> = {};
  for (const { id, topic } of questions) {
    const tally = tallies[topic] ?? { right: 0, total: 0 };
    tallies[topic] = { right: tally.right + Number(isMastered(reviews, id)), total: tally.total + 1 };
  }
  return tallies;
}
