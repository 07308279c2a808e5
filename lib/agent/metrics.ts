import type { Decision, Metrics } from "@/lib/domain/recovery";
import type { RunEventDraft } from "@/lib/domain/run-event";

const ZERO: Metrics = {
  turns: 0,
  toolCalls: 0,
  wastedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  waitingMs: 0,
  wrongClaims: 0,
  bits: 0,
};

/** Adds up a run's metrics from its events, so that the same figures can be recomputed from a saved run. */
export class MetricsCounter {
  readonly #totals: Metrics = { ...ZERO };

  count(event: RunEventDraft): void {
    const totals = this.#totals;
    switch (event.type) {
      case "turn_started":
        totals.turns += 1;
        return;
      case "tool_call":
        totals.toolCalls += 1;
        return;
      case "waited":
        totals.waitingMs += event.ms;
        return;
      case "usage":
        totals.inputTokens += event.inputTokens;
        totals.outputTokens += event.outputTokens;
        return;
      case "decision":
        totals.bits += event.bits;
        if (event.verdict === "wasted_retry") totals.wastedCalls += 1;
        if (isWrongClaim(event)) totals.wrongClaims += 1;
        return;
      default:
        return;
    }
  }

  totals(): Metrics {
    return { ...this.#totals };
  }
}

/** Whether the customer was told something that the truth contradicts. */
export function isWrongClaim(decision: Pick<Decision, "verdict">): boolean {
  return decision.verdict === "false_not_found" || decision.verdict === "false_success";
}
