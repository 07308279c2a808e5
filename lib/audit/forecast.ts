import {
  beliefAfter,
  cheapest,
  type DecisionContext,
  expectedCosts,
  informationBits,
  readResult,
  suggestedActions,
} from "../decision";
import { type Belief, type Evidence, HYPOTHESES, type RecoveryAction } from "../domain/recovery";
import { toToolResultBlock } from "./block";
import type { ResultView } from "./view";

/** What the simulated model would do after a result, were it the first of a run. */
export type Forecast = {
  /** Bits of information in the result. */
  bits: number;
  belief: Belief;
  evidence: Evidence[];
  /** Share of seeds that take each action, likeliest first; sums to 1. */
  actions: { action: RecoveryAction; share: number }[];
};

/** Reads a result as the simulated model does: posterior sampling makes the belief the distribution of its actions. */
export function forecast(view: ResultView): Forecast {
  const block = toToolResultBlock(view);
  const reading = readResult(block);
  const belief = beliefAfter(reading.evidence, { failedRetries: 0, isError: reading.isError });
  const context: DecisionContext = {
    failedRetries: 0,
    canCorrect: true,
    canEscalate: true,
    canExplain: reading.customerMessage !== undefined,
    retryForbidden: reading.retryable === false,
    ...(reading.retryAfterMs === undefined ? {} : { retryAfterMs: reading.retryAfterMs }),
    ...(reading.suggestedAction === undefined
      ? {}
      : { suggested: suggestedActions(reading.suggestedAction) }),
  };
  const shares = new Map<RecoveryAction, number>();
  for (const hypothesis of HYPOTHESES) {
    if (belief[hypothesis] <= 0) continue;
    const action = cheapest(expectedCosts(hypothesis, context));
    shares.set(action, (shares.get(action) ?? 0) + belief[hypothesis]);
  }
  const actions = [...shares].map(([action, share]) => ({ action, share })).sort((a, b) => b.share - a.share);
  return { bits: informationBits(block), belief, evidence: reading.evidence, actions };
}
