import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { chooseAction } from "./costs";
import { worthOf } from "./error-worth";
import { informationBits } from "./information";
import { createRng } from "./rng";

const block = (fields: Record<string, unknown>): ToolResultBlock => ({
  type: "tool_result",
  tool_use_id: "toolu_1",
  is_error: true,
  content: [{ type: "text", text: JSON.stringify(fields) }],
});

const anyBlock = fc
  .record(
    {
      errorCategory: fc.constantFrom("transient", "validation", "business", "permission", "other"),
      isRetryable: fc.boolean(),
      message: fc.string(),
      customerMessage: fc.string(),
      suggestedAction: fc.constantFrom("escalate_to_human", "offer_exception", "correct_arguments"),
      retryAfterMs: fc.nat(10_000),
    },
    { requiredKeys: [] },
  )
  .map(block);

describe("what an error is worth", () => {
  test("the chances of all actions sum to 1, likeliest first", () => {
    fc.assert(
      fc.property(anyBlock, (one) => {
        const chances = worthOf(one).actions.map(({ probability }) => probability);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        expect(chances).toEqual([...chances].sort((a, b) => b - a));
      }),
    );
  });

  test("bits are those shown beside every result", () => {
    fc.assert(
      fc.property(anyBlock, (one) => {
        expect(worthOf(one).bits).toBeCloseTo(informationBits(one));
      }),
    );
  });

  test("the chances are the frequencies of posterior sampling", () => {
    const { belief, actions } = worthOf(block({}));
    const context = { failedRetries: 0, canCorrect: false, canEscalate: true, canExplain: false };
    const rng = createRng(7);
    const draws = Array.from({ length: 20_000 }, () => chooseAction(belief, context, rng).action);
    for (const { action, probability } of actions) {
      expect(draws.filter((draw) => draw === action).length / draws.length).toBeCloseTo(probability, 1);
    }
  });
});
