import type { Attempt } from "./attempt";

/** The real exam gives 120 minutes for 60 questions. */
export const MS_PER_QUESTION = 120_000;

export const timeLimitMs = (attempt: Attempt): number => attempt.questionIds.length * MS_PER_QUESTION;
export const timeLeftMs = (attempt: Attempt): number =>
  Math.max(0, timeLimitMs(attempt) - attempt.clock.usedMs);

/**
 * Time that passes while the page is open. `elapsedMs` comes from a monotonic clock, so setting the computer's clock
 * gives and takes nothing.
 */
export function tick(attempt: Attempt, elapsedMs: number, wallNow: number): Attempt {
  return withUsed(attempt, Math.max(0, elapsedMs), wallNow);
}

/**
 * Time that passed while no page was open: the exam goes on, as the real one does. Only the wall clock can tell how
 * long; one that was set back counts as no time at all.
 */
export function resume(attempt: Attempt, wallNow: number): Attempt {
  return withUsed(attempt, Math.max(0, wallNow - attempt.clock.notedAt), wallNow);
}

function withUsed(attempt: Attempt, ms: number, wallNow: number): Attempt {
  if (attempt.status !== "open") return attempt;
  const usedMs = Math.min(attempt.clock.usedMs + ms, timeLimitMs(attempt));
  return { ...attempt, clock: { usedMs, notedAt: wallNow } };
}

/** `m:ss`, rounded up so that the clock shows 0:00 only when time is over. */
export function formatMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
