import type { DecisionContext } from "./costs";
import type { ResultReading } from "./read-result";
import { suggestedActions } from "./suggested-action";

/** What the agent can do besides, which no tool result says. */
export interface Abilities {
  failedRetries: number;
  canCorrect: boolean;
  canEscalate: boolean;
  /** There are words that the customer may be told, beyond a customer message. */
  canQuote?: boolean;
  /** The message names a tool that the agent has, as the way to the right input. */
  hintsAtCorrection?: boolean;
  /** No call is left. */
  callsUsedUp?: boolean;
}

/** The context of a decision: the directives of a result and the abilities of the agent together. */
export function decisionContext(reading: ResultReading, abilities: Abilities): DecisionContext {
  const suggested = reading.suggestedAction ? suggestedActions(reading.suggestedAction) : [];
  if (abilities.hintsAtCorrection) suggested.push("correct_input");
  const { callsUsedUp = false } = abilities;
  return {
    failedRetries: abilities.failedRetries,
    retryForbidden: reading.retryable === false || callsUsedUp,
    ...(reading.retryAfterMs !== undefined && { retryAfterMs: reading.retryAfterMs }),
    canCorrect: abilities.canCorrect && !callsUsedUp,
    canEscalate: abilities.canEscalate && !callsUsedUp,
    canExplain: reading.customerMessage !== undefined || abilities.canQuote === true,
    suggested,
  };
}
