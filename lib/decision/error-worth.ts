import { type Belief, HYPOTHESES, RECOVERY_ACTIONS, type RecoveryAction } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { beliefAfter, entropyBits, priorBelief } from "./belief";
import { cheapest, type DecisionContext, expectedCosts } from "./costs";
import { readResult } from "./read-result";
import { suggestedActions } from "./suggested-action";

/** What one result is worth to an agent that reads it for the first time. */
export interface ErrorWorth {
  belief: Belief;
  /** Bits of information in the result. */
  bits: number;
  /** How likely each action is, likeliest first; those that will not happen are left out. Sums to 1. */
  actions: readonly { action: RecoveryAction; probability: number }[];
}

/**
 * The belief after one result and the chances of each action, without drawing: posterior sampling takes the cheapest
 * action for a cause as often as the cause is believed. The agent can hand over, and has no other input to try.
 */
export function worthOf(block: ToolResultBlock): ErrorWorth {
  const reading = readResult(block);
  const { evidence, isError } = reading;
  const belief = beliefAfter(evidence, { failedRetries: 0, isError });
  const context: DecisionContext = {
    failedRetries: 0,
    retryForbidden: reading.retryable === false,
    ...(reading.retryAfterMs !== undefined && { retryAfterMs: reading.retryAfterMs }),
    canCorrect: false,
    canEscalate: true,
    canExplain: reading.customerMessage !== undefined,
    suggested: reading.suggestedAction ? suggestedActions(reading.suggestedAction) : [],
  };
  const chances = new Map<RecoveryAction, number>();
  for (const cause of HYPOTHESES) {
    const action = cheapest(expectedCosts(cause, context));
    chances.set(action, (chances.get(action) ?? 0) + belief[cause]);
  }
  const actions = RECOVERY_ACTIONS.flatMap((action) => {
    const probability = chances.get(action) ?? 0;
    return probability > 0 ? [{ action, probability }] : [];
  });
  return {
    belief,
    bits: entropyBits(priorBelief(isError)) - entropyBits(belief),
    actions: actions.sort((a, b) => b.probability - a.probability),
  };
}
