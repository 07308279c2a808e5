import { describe, expect, it } from "vitest";
import { PARAMETER_DEFAULTS } from "@/lib/decision";
import { type BenchState, fromFragment, SEEDS, toFragment, withParameter, work } from "./bench-state";
import { PARAMETER_GROUPS } from "./parameter-groups";

const state: BenchState = {
  text: "Operation failed",
  isError: true,
  failedRetries: 0,
  canCorrect: false,
  canEscalate: true,
  overrides: {},
};
const structured = JSON.stringify({
  errorCategory: "business",
  isRetryable: false,
  customerMessage: "Sorry",
});

describe("the bench", () => {
  it("shows a flat belief acting in many ways and a sharp one in one way", () => {
    const flat = work(state);
    expect(flat.bits).toBeCloseTo(0, 10);
    expect(flat.chosen.length).toBeGreaterThanOrEqual(3);
    expect(flat.chosen.reduce((sum, { count }) => sum + count, 0)).toBe(SEEDS);
    const sharp = work({ ...state, text: structured });
    expect(sharp.chosen).toEqual([{ action: "explain_and_offer", count: SEEDS }]);
    expect(sharp.bits).toBeGreaterThan(1.8);
  });

  it("follows a changed parameter", () => {
    const dearRetry = withParameter({}, "costs.retryCall", 50);
    expect(work({ ...state, overrides: dearRetry }).chosen.map(({ action }) => action)).not.toContain(
      "retry",
    );
    expect(withParameter(dearRetry, "costs.retryCall", undefined)).toEqual({});
  });

  it("travels in the address, and takes nothing bad from one", () => {
    const own = { ...state, text: "超时 & 100%#", overrides: { "ratios.word": 3 } };
    expect(fromFragment(toFragment(own))).toEqual(own);
    expect(fromFragment("")).toBeUndefined();
    expect(fromFragment("#bench=%7Bbroken")).toBeUndefined();
    expect(fromFragment(toFragment({ ...state, failedRetries: 99 }))).toBeUndefined();
  });

  it("lists every parameter once", () => {
    const listed = PARAMETER_GROUPS.flatMap((group) => group.rows.flatMap((row) => row.paths));
    expect(listed.toSorted()).toEqual([...PARAMETER_DEFAULTS.keys()].sort());
  });
});
