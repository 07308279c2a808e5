import { mergeRecords, stableText } from "@/lib/progress/merge";
import type { Attempt, AttemptMode } from "./attempt";

/** The newest attempt of each mode. */
export type Attempts = Partial<Record<AttemptMode, Attempt>>;

const STATUS_RANK = { open: 0, handed_in: 1, discarded: 2 } as const;

/** Joins what two tabs know. Commutative, associative, idempotent; a closed attempt is never opened again. */
export function mergeAttempts(a: Attempts, b: Attempts): Attempts {
  return mergeRecords<Attempt>(a, b, mergeAttempt);
}

function mergeAttempt(a: Attempt, b: Attempt): Attempt {
  if (a.id !== b.id) {
    if (a.startedAt !== b.startedAt) return a.startedAt > b.startedAt ? a : b;
    return a.id > b.id ? a : b;
  }
  return {
    ...pick(a, b, (x) => [x.startedAt]),
    answers: mergeRecords(a.answers, b.answers, (x, y) => pick(x, y, (entry) => [entry.revision])),
    flags: mergeRecords(a.flags, b.flags, (x, y) => pick(x, y, (entry) => [entry.revision])),
    position: pick(a.position, b.position, (entry) => [entry.revision]),
    clock: pick(a.clock, b.clock, (entry) => [entry.usedMs, entry.notedAt]),
    status: pick(a.status, b.status, (status) => [STATUS_RANK[status]]),
  };
}

/** The greater of two by some numbers; where these are equal, by content, so that the order of arguments does not matter. */
function pick<T>(x: T, y: T, numbers: (value: T) => readonly number[]): T {
  const [p, q] = [numbers(x), numbers(y)];
  for (const [i, value] of p.entries()) {
    const other = q[i] ?? 0;
    if (value !== other) return value > other ? x : y;
  }
  return stableText(x) >= stableText(y) ? x : y;
}
