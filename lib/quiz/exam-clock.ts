import type { Attempt } from "./attempt";

/** The real exam gives 120 minutes for 60 questions. */
export const MS_PER_QUESTION = 120_000;

export const timeLimitMs = (attempt: Attempt): number => attempt.questionIds.length * MS_PER_QUESTION;
export const timeLeftMs = (attempt: Attempt): number =>
  Math.max(0, timeLimitMs(attempt) - attempt.clock.usedMs);

/**
 * Notes the time used, as a page that is open has measured it with a monotonic clock, so that setting the computer's
 * clock gives and takes nothing. Two tabs measure the same time: the greater figure counts, not their sum.
 */
export function noteUsed(attempt: Attempt, usedMs: number, wallNow: number): Attempt {
  if (attempt.status !== "open" || usedMs <= attempt.clock.usedMs) return attempt;
  return { ...attempt, clock: { usedMs: Math.min(usedMs, timeLimitMs(attempt)), notedAt: wallNow } };
}

/**
 * Time that passed while no page was open: the exam goes on, as the real one does. Only the wall clock can tell how
 * long; one that was set back counts as no time at all.
 */
export function resume(attempt: Attempt, wallNow: number): Attempt {
  if (attempt.status !== "open") return attempt;
  const awayMs = Math.max(0, wallNow - attempt.clock.notedAt);
  const usedMs = Math.min(attempt.clock.usedMs + awayMs, timeLimitMs(attempt));
  return { ...attempt, clock: { usedMs, notedAt: wallNow } };
}

/** `m:ss`, rounded up so that the clock shows 0:00 only when time is over. */
export function formatMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
