import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Belief, HYPOTHESES, RECOVERY_ACTIONS } from "@/lib/domain/recovery";
import { cheapest, chooseAction, type DecisionContext, expectedCosts } from "./costs";
import { createRng } from "./rng";
import { suggestedActions } from "./suggested-action";

const certain = (h: keyof Belief): Belief => ({
  transient: 0,
  validation: 0,
  business: 0,
  permission: 0,
  found: 0,
  empty: 0,
  [h]: 1,
});
const able: DecisionContext = { failedRetries: 0, canCorrect: true, canEscalate: true, canExplain: true };

describe("expectedCosts", () => {
  it.each([
    ["transient", "retry"],
    ["validation", "correct_input"],
    ["business", "explain_and_offer"],
    ["permission", "escalate"],
    ["found", "answer"],
    ["empty", "report_not_found"],
  ] as const)("recovers from %s by %s", (hypothesis, action) => {
    expect(cheapest(expectedCosts(hypothesis, able))).toBe(action);
    expect(cheapest(expectedCosts(certain(hypothesis), able))).toBe(action);
  });

  it("retries a transient fault a bounded number of times, then reports that it cannot be confirmed", () => {
    const choice = (failedRetries: number) =>
      cheapest(expectedCosts("transient", { ...able, failedRetries }));
    expect([0, 1, 2].map(choice)).toEqual(["retry", "retry", "retry"]);
    expect([3, 4, 50].map(choice)).toEqual(Array(3).fill("report_unconfirmed"));
  });

  it("never does what is not possible", () => {
    const unable: DecisionContext = { failedRetries: 0, retryForbidden: true };
    for (const h of HYPOTHESES) {
      expect(["retry", "correct_input", "escalate"]).not.toContain(cheapest(expectedCosts(h, unable)));
    }
  });

  it("follows a suggested action unless it is absurd", () => {
    const suggested = suggestedActions("ask_customer_to_confirm");
    expect(cheapest(expectedCosts("validation", { ...able, suggested }))).toBe("ask_user");
    expect(cheapest(expectedCosts("found", { ...able, suggested }))).toBe("answer");
    expect(suggestedActions("offer_exception_or_escalate")).toEqual(["explain_and_offer", "escalate"]);
    expect(suggestedActions("retry_then_report_unconfirmed")).toEqual(["retry"]);
    expect(suggestedActions("do_not_retry")).toEqual(["report_unconfirmed"]);
  });
});

describe("chooseAction", () => {
  it("gives the same choice for the same seed, and draws as often as it believes", () => {
    const belief: Belief = { ...certain("transient"), transient: 0.4, business: 0.6 };
    const draws = Array.from(
      { length: 4000 },
      (_, seed) => chooseAction(belief, able, createRng(seed)).drawn,
    );
    expect(draws).toEqual(
      Array.from({ length: 4000 }, (_, seed) => chooseAction(belief, able, createRng(seed)).drawn),
    );
    const share = draws.filter((drawn) => drawn === "transient").length / draws.length;
    expect(share).toBeGreaterThan(0.37);
    expect(share).toBeLessThan(0.43);
  });

  it("never draws what is ruled out", () => {
    fc.assert(
      fc.property(fc.constantFrom(...HYPOTHESES), fc.nat(), (h, seed) => {
        const choice = chooseAction(certain(h), able, createRng(seed));
        expect(choice.drawn).toBe(h);
        expect(RECOVERY_ACTIONS).toContain(choice.action);
      }),
    );
  });
});
