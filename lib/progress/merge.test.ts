import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressArbitrary } from "./arbitrary";
import { withImport } from "./changes";
import { mergeProgress } from "./merge";
import { EMPTY_PROGRESS, MAX_REVIEWS, type Progress } from "./schema";

function same(a: Progress, b: Progress): void {
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
}

describe("mergeProgress", () => {
  it("is commutative", () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, (a, b) =>
        same(mergeProgress(a, b), mergeProgress(b, a)),
      ),
    );
  });

  it("is associative", () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, progressArbitrary, (a, b, c) =>
        same(mergeProgress(mergeProgress(a, b), c), mergeProgress(a, mergeProgress(b, c))),
      ),
    );
  });

  it("is idempotent, with the empty state as neutral element", () => {
    fc.assert(
      fc.property(progressArbitrary, (a) => {
        same(mergeProgress(a, a), a);
        same(mergeProgress(a, EMPTY_PROGRESS), a);
      }),
    );
  });

  it("loses nothing that either side did in the same epoch", () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, (a, b) => {
        const merged = mergeProgress(a, { ...b, epoch: a.epoch });
        for (const side of [a, b]) {
          expect(Object.keys(merged.lessonsRead)).toEqual(
            expect.arrayContaining(Object.keys(side.lessonsRead)),
          );
          expect(Object.keys(merged.exams)).toEqual(expect.arrayContaining(Object.keys(side.exams)));
          for (const [id, reviews] of Object.entries(side.reviews)) {
            expect(merged.reviews[id]).toEqual(expect.arrayContaining(reviews));
          }
        }
      }),
    );
  });

  it("keeps the first prediction and the newest self-test answer", () => {
    const a = {
      ...EMPTY_PROGRESS,
      predictions: { x: { option: "first", at: 1 } },
      selfTest: { s: { answer: "old", points: [], at: 1 } },
    };
    const b = {
      ...EMPTY_PROGRESS,
      predictions: { x: { option: "second", at: 2 } },
      selfTest: { s: { answer: "new", points: [], at: 2 } },
    };
    const merged = mergeProgress(b, a);
    expect(merged.predictions.x?.option).toBe("first");
    expect(merged.selfTest.s?.answer).toBe("new");
  });

  it("keeps the newest answers of a question when there are too many", () => {
    const reviews = Array.from({ length: MAX_REVIEWS + 5 }, (_, at) => ({ at, right: true }));
    const merged = mergeProgress({ ...EMPTY_PROGRESS, reviews: { q: reviews } }, EMPTY_PROGRESS);
    const twice = mergeProgress(merged, { ...EMPTY_PROGRESS, reviews: { q: reviews } });
    expect(twice.reviews.q).toHaveLength(MAX_REVIEWS);
    expect(twice.reviews.q?.at(-1)?.at).toBe(MAX_REVIEWS + 4);
  });

  it("drops an older epoch whole", () => {
    const old = { ...EMPTY_PROGRESS, lessonsRead: { a: { at: 1 } } };
    expect(mergeProgress(old, { ...EMPTY_PROGRESS, epoch: 1 }).lessonsRead).toEqual({});
  });
});

describe("withImport", () => {
  it("brings an export back after a reset, and never takes away what is here", () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, (here, file) => {
        const merged = withImport(file)(here);
        expect(merged.epoch).toBe(here.epoch);
        for (const side of [here, file]) {
          expect(Object.keys(merged.exercisesSolved)).toEqual(
            expect.arrayContaining(Object.keys(side.exercisesSolved)),
          );
        }
      }),
    );
  });
});
