import { assertNever } from "@/lib/domain/assert-never";
import type { Verdict } from "@/lib/domain/recovery";
import type { RunError, RunErrorKind } from "@/lib/domain/run-error";
import type { RunEvent } from "@/lib/domain/run-event";

/** What an episode came to: a verdict, or how the run ended without a reply. */
export type EpisodeOutcome = Verdict | `failed:${RunErrorKind}`;

/** The figures of one episode. Whole numbers, so that sums do not depend on their order. */
export type EpisodeResult = {
  index: number;
  outcome: EpisodeOutcome;
  /** The observed actions in order, e.g. `retry>ask_user`. */
  behaviour: string;
  turns: number;
  toolCalls: number;
  wastedCalls: number;
  inputTokens: number;
  outputTokens: number;
  waitingMs: number;
  wrongClaims: number;
  /** Millionths of a bit of information in the first tool result; 0 where the model got to see none. */
  microBits: number;
};

/** An episode that says nothing about the style: the model could not be reached, or the run was stopped. */
export type EpisodeFailure = { index: number; error: RunError };

/** Boils a run's events down to the figures of its episode. */
export function toEpisodeResult(index: number, events: readonly RunEvent[]): EpisodeResult | EpisodeFailure {
  const last = events.at(-1);
  if (last?.type !== "run_finished" && last?.type !== "run_failed") {
    throw new Error(`The run of episode ${index} has no end.`);
  }
  if (last.type === "run_failed" && !saysSomething(last.error.kind)) return { index, error: last.error };
  const decisions = events.filter((event) => event.type === "decision");
  const outcome = last.type === "run_finished" ? last.verdict : (`failed:${last.error.kind}` as const);
  const actions = decisions.map(({ action }) => action);
  const { bits: _bits, ...metrics } = last.metrics;
  return {
    index,
    outcome,
    behaviour: [...actions, ...(last.type === "run_failed" ? [outcome] : [])].join(">"),
    ...metrics,
    microBits: Math.round((decisions[0]?.bits ?? 0) * 1e6),
  };
}

/** Whether a run that ended this way is a result of how the server reports failure, and not of the surroundings. */
function saysSomething(kind: RunErrorKind): boolean {
  switch (kind) {
    case "protocol_error":
    case "refusal":
    case "output_limit":
    case "turn_limit":
    case "call_limit":
    case "token_limit":
      return true;
    case "authentication":
    case "billing":
    case "permission_denied":
    case "model_not_found":
    case "invalid_request":
    case "rate_limited":
    case "overloaded":
    case "api_error":
    case "connection_lost":
    case "timed_out":
    case "mcp_connection":
    case "aborted":
    case "internal":
      return false;
    default:
      return assertNever(kind);
  }
}
