import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { replayRun } from "@/lib/domain/run-state";
import { arbitraryRun } from "@/lib/domain/testing/arbitrary-run";
import { firstDivergence, rowCount } from "./divergence";
import { explainDifference } from "./explain";
import { ALL_LANES, DEFAULT_LANES, lanesFromQuery, lanesToQuery, MAX_LANES, MIN_LANES } from "./lanes";
import { diffResults } from "./result-diff";

const result = (content: unknown, is_error?: boolean): ToolResultBlock => ({
  type: "tool_result",
  tool_use_id: "t",
  ...(is_error === undefined ? {} : { is_error }),
  content: [{ type: "text", text: typeof content === "string" ? content : JSON.stringify(content) }],
});
const anyResult = fc.tuple(fc.oneof(fc.string(), fc.jsonValue()), fc.boolean()).map(([c, e]) => result(c, e));

describe("diffResults", () => {
  it("compares the flag and every field of the JSON in the text", () => {
    const left = result("Operation failed", true);
    const right = result({ errorCategory: "business", issues: [{ field: "order_id" }] }, true);
    expect(diffResults(left, right)).toEqual([
      { field: "is_error", left: "true", right: "true", same: true },
      { field: "text", left: "Operation failed", same: false },
      { field: "errorCategory", right: "business", same: false },
      { field: "issues.0.field", right: "order_id", same: false },
    ]);
  });

  it("finds nothing between a result and itself, and mirrors when sides change", () => {
    fc.assert(
      fc.property(anyResult, anyResult, (a, b) => {
        expect(diffResults(a, a).every((row) => row.same)).toBe(true);
        const there = diffResults(a, b).map(({ field, left, right }) => JSON.stringify([field, left, right]));
        const back = diffResults(b, a).map(({ field, left, right }) => JSON.stringify([field, right, left]));
        expect(back.sort()).toEqual(there.sort());
      }),
    );
  });
});

describe("firstDivergence", () => {
  it("never parts a run from itself", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        const state = replayRun(events);
        expect(firstDivergence([state, state, state])).toBeUndefined();
        expect(["same", "not_seen"]).toContain(explainDifference(state, state).kind);
      }),
    );
  });

  it("lies within the rows shown, and all turns before it are alike", () => {
    fc.assert(
      fc.property(fc.array(arbitraryRun, { minLength: 2, maxLength: 4 }), (runs) => {
        const states = runs.map(replayRun);
        const divergence = firstDivergence(states);
        if (!divergence) return;
        expect(divergence.index).toBeLessThan(rowCount(states));
        const before = states.map((state) => ({ ...state, turns: state.turns.slice(0, divergence.index) }));
        const running = before.map((state) => ({ ...state, status: { phase: "running" as const } }));
        expect(firstDivergence(running)).toBeUndefined();
      }),
    );
  });
});

describe("lanes in an address", () => {
  it("read back as they were written", () => {
    const lanes = fc.array(fc.constantFrom(...ALL_LANES), { minLength: MIN_LANES, maxLength: MAX_LANES });
    fc.assert(
      fc.property(lanes, (chosen) => {
        expect(lanesFromQuery(lanesToQuery(chosen))).toEqual(chosen);
      }),
    );
  });

  it.each([null, "", "generic", "nonsense,generic"])("fall back to the default for %j", (text) => {
    expect(lanesFromQuery(text)).toEqual(DEFAULT_LANES);
  });
});
