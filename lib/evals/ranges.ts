import * as z from "zod/mini";

/** Whole numbers from `from` up to, but not including, `to`. */
export const rangeSchema = z
  .strictObject({ from: z.int().check(z.minimum(0)), to: z.int().check(z.minimum(0)) })
  .check(z.refine(({ from, to }) => from < to, "is empty"));
export type Range = z.infer<typeof rangeSchema>;

/** How many numbers ranges hold. They must not overlap. */
export function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The same numbers as few sorted ranges. @throws RangeError when a number is in two of them */
export function normalized(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    if (range.from >= range.to) continue;
    const last = merged.at(-1);
    if (last && range.from < last.to) throw new RangeError(`${range.from} is in it twice`);
    if (last && range.from === last.to) last.to = range.to;
    else merged.push({ ...range });
  }
  return merged;
}

/** The numbers of `whole` that are in none of `done`. */
export function without(whole: Range, done: readonly Range[]): Range[] {
  const left: Range[] = [];
  let from = whole.from;
  for (const range of normalized(done)) {
    if (range.from > from) left.push({ from, to: Math.min(range.from, whole.to) });
    from = Math.max(from, range.to);
    if (from >= whole.to) break;
  }
  if (from < whole.to) left.push({ from, to: whole.to });
  return left.filter((range) => range.from < range.to);
}

/** Cuts ranges into pieces of at most `size`. */
export function* pieces(ranges: readonly Range[], size: number): Generator<Range> {
  for (const { from, to } of ranges) {
    for (let at = from; at < to; at += size) yield { from: at, to: Math.min(at + size, to) };
  }
}
