import { MAX_REVIEWS, PROGRESS_VERSION, type Progress, type Review } from "./schema";

/**
 * Joins two states, e.g. of two tabs, or of this browser and an imported file. Commutative, associative and idempotent,
 * so that it does not matter who merges first or how often. Within one epoch nothing that either side has done is lost;
 * after a reset (a higher epoch) the older epoch is dropped.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  if (a.epoch > b.epoch) return a;
  if (b.epoch > a.epoch) return b;
  return {
    version: PROGRESS_VERSION,
    epoch: a.epoch,
    lessonsRead: mergeRecords(a.lessonsRead, b.lessonsRead, earlier),
    predictions: mergeRecords(a.predictions, b.predictions, earlier),
    reviews: mergeRecords(a.reviews, b.reviews, mergeReviews),
    exams: mergeRecords(a.exams, b.exams, tie),
    selfTest: mergeRecords(a.selfTest, b.selfTest, later),
    exercisesSolved: mergeRecords(a.exercisesSolved, b.exercisesSolved, earlier),
  };
}

/** Unites two records key by key, keys sorted so that equal states are equal text. */
export function mergeRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  join: (x: T, y: T) => T,
): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const x = a[key];
    const y = b[key];
    const value = x !== undefined && y !== undefined ? join(x, y) : (x ?? y);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/** The entry that was made first; equal times are decided by content, so that the order of arguments does not matter. */
export function earlier<T extends { at: number }>(x: T, y: T): T {
  if (x.at === y.at) return tie(x, y);
  return x.at < y.at ? x : y;
}

/** The entry that was made last. */
export function later<T extends { at: number }>(x: T, y: T): T {
  if (x.at === y.at) return tie(x, y);
  return x.at > y.at ? x : y;
}

/** One of two differing entries, chosen by content alone. */
function tie<T>(x: T, y: T): T {
  return stableText(x) >= stableText(y) ? x : y;
}

/** JSON with sorted keys. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([p], [q]) => (p < q ? -1 : 1)))
      : inner,
  );
}

function mergeReviews(a: readonly Review[], b: readonly Review[]): Review[] {
  const all = [...a, ...b].sort((x, y) => x.at - y.at || Number(x.right) - Number(y.right));
  const distinct = all.filter((review, i) => {
    const previous = all[i - 1];
    return previous === undefined || previous.at !== review.at || previous.right !== review.right;
  });
  return distinct.slice(-MAX_REVIEWS);
}
