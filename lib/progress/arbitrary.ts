import fc from "fast-check";
import { parseProgress } from "./parse";
import { PROGRESS_VERSION, type Progress } from "./schema";

const id = fc.constantFrom("a", "b", "two-kinds", "q-1");
const at = fc.integer({ min: 0, max: 5 });
const tally = fc.record({ right: fc.nat(3), total: fc.nat(5) });
const few = <T>(value: fc.Arbitrary<T>) => fc.dictionary(id, value, { maxKeys: 3, noNullPrototype: true });

/** Small states whose times and ids collide often; for property tests only. */
export const progressArbitrary: fc.Arbitrary<Progress> = fc
  .record({
    version: fc.constant(PROGRESS_VERSION),
    epoch: fc.nat(1),
    lessonsRead: few(fc.record({ at })),
    predictions: few(fc.record({ option: fc.constantFrom("x", "y"), at })),
    reviews: few(fc.array(fc.record({ at, right: fc.boolean() }), { maxLength: 6 })),
    exams: few(
      fc.record({
        finishedAt: at,
        usedMs: at,
        scaled: fc.integer({ min: 100, max: 1000 }),
        overall: tally,
        topics: few(tally),
      }),
    ),
    selfTest: few(
      fc.record({
        answer: fc.string(),
        points: fc.array(fc.nat(5), { maxLength: 2 }),
        rating: fc.integer({ min: 1, max: 3 }),
        at,
      }),
    ),
    exercisesSolved: few(fc.record({ at })),
  })
  .map((state) => parseProgress(JSON.stringify(state)));
