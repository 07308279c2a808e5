import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Evidence, HYPOTHESES } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { beliefAfter, entropyBits, priorBelief } from "./belief";
import { CUES } from "./cues";
import { informationBits } from "./information";
import { PARAMETER_DEFAULTS, withOverrides } from "./overrides";
import { readEvidence } from "./read-result";

const evidence: fc.Arbitrary<Evidence> = fc.record({
  cue: fc.oneof(fc.constantFrom(...CUES), fc.string()),
  value: fc.oneof(fc.string(), fc.constantFrom("true", "false", "500", "429")),
  pointer: fc.constant("/content"),
  speaksFor: fc.option(fc.constantFrom(...HYPOTHESES), { nil: undefined }),
});
const circumstances = fc.record({ failedRetries: fc.nat({ max: 5000 }), isError: fc.boolean() });
const parameters = fc
  .dictionary(fc.constantFrom(...PARAMETER_DEFAULTS.keys()), fc.double({ min: 0, max: 1e6, noNaN: true }), {
    maxKeys: 12,
  })
  .map(withOverrides);

describe("beliefAfter", () => {
  it("sums to 1 and is never NaN, whatever the evidence and the parameters", () => {
    fc.assert(
      fc.property(fc.array(evidence), circumstances, parameters, (items, around, p) => {
        const belief = beliefAfter(items, around, p);
        const values = HYPOTHESES.map((h) => belief[h]);
        expect(values.every((v) => v >= 0 && v <= 1 + 1e-9)).toBe(true);
        expect(values.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 9);
        expect(entropyBits(belief)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("does not depend on the order of the evidence, nor on repetition", () => {
    const shuffled = fc
      .array(evidence)
      .chain((items) =>
        fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
      );
    fc.assert(
      fc.property(shuffled, circumstances, ([items, other], around) => {
        expect(beliefAfter([...other, ...items], around)).toEqual(beliefAfter(items, around));
      }),
    );
  });

  it("lowers transient with each failed retry", () => {
    const transient = (failedRetries: number) => beliefAfter([], { failedRetries, isError: true }).transient;
    expect([0, 1, 2, 3].map(transient)).toEqual([0, 1, 2, 3].map(transient).toSorted((a, b) => b - a));
    expect(transient(3)).toBeLessThan(transient(0) / 3);
  });
});

describe("informationBits", () => {
  const flagged = (text: string): ToolResultBlock => ({
    type: "tool_result",
    tool_use_id: "t",
    is_error: true,
    content: [{ type: "text", text }],
  });

  it('gives "Operation failed" 0.0 of about 1.9 bits', () => {
    expect(entropyBits(priorBelief(true))).toBeCloseTo(1.9, 1);
    expect(informationBits(flagged("Operation failed"))).toBeCloseTo(0, 10);
  });

  it("grows with each field of a structured error", () => {
    const prose = informationBits(flagged("The return window of this order has passed."));
    const category = informationBits(flagged(JSON.stringify({ errorCategory: "business", message: "x" })));
    const whole = { errorCategory: "business", isRetryable: false, message: "x", customerMessage: "Sorry" };
    expect(prose).toBeGreaterThan(0.3);
    expect(category).toBeGreaterThan(prose);
    expect(informationBits(flagged(JSON.stringify(whole)))).toBeGreaterThan(category);
  });

  it("is finite for any content", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant("")), fc.boolean(), (content, is_error) => {
        const block: ToolResultBlock = { type: "tool_result", tool_use_id: "t", is_error, content };
        expect(Number.isFinite(informationBits(block))).toBe(true);
        for (const item of readEvidence(block)) expect(item.pointer.startsWith("/")).toBe(true);
      }),
    );
  });
});
