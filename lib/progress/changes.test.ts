import { describe, expect, it } from "vitest";
import { withNewReview, withReview, withSelfTest } from "./changes";
import { EMPTY_PROGRESS, type Progress } from "./schema";

const apply = (...steps: ((progress: Progress) => Progress)[]) =>
  steps.reduce((progress, step) => step(progress), EMPTY_PROGRESS);

describe("an answer given now", () => {
  it("is the newest one even where the clock was set back", () => {
    const { reviews } = apply(withNewReview("q", false, 5_000), withNewReview("q", true, 1_000));
    expect(reviews.q?.map(({ right }) => right)).toEqual([false, true]);
  });

  it("counts once where two tabs note the same answer of an exam", () => {
    expect(apply(withReview("q", true, 5), withReview("q", true, 5)).reviews.q).toHaveLength(1);
  });
});

describe("a self-test entry", () => {
  it("keeps the parts that a change does not name", () => {
    const { selfTest } = apply(
      withSelfTest("s", { answer: "mine" }, 1),
      withSelfTest("s", { points: [0, 2] }, 2),
      withSelfTest("s", { rating: 3 }, 3),
    );
    expect(selfTest.s).toEqual({ answer: "mine", points: [0, 2], rating: 3, at: 3 });
  });

  it("takes a later text even where the clock was set back", () => {
    const { selfTest } = apply(
      withSelfTest("s", { answer: "first" }, 9_000),
      withSelfTest("s", { answer: "second" }, 10),
    );
    expect(selfTest.s?.answer).toBe("second");
  });
});
