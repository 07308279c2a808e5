import type { Decision } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { RunState } from "@/lib/domain/run-state";
import { firstDivergence } from "./divergence";

/** The first tool result of a run and what was decided on it. */
export type FirstResult = { block: ToolResultBlock; decision?: Decision };

/** Why two runs differ, as far as the runs themselves tell. Worded by the page. */
export type Explanation =
  /** The agents did the same. `cheaper` names the side that took fewer calls and tokens, where one did. */
  | { kind: "same"; cheaper?: "left" | "right" }
  /** One side's model never saw a result: the host ended the run on a protocol error. */
  | { kind: "not_seen"; side: "left" | "right" }
  /** The results told the agents different things. */
  | { kind: "information"; left: Decision; right: Decision }
  /** The same was told; the runs part later, or server, prompt or tools differ. */
  | { kind: "elsewhere" };

/** The first tool result of a run, if it got that far. */
export function firstResult(state: RunState): FirstResult | undefined {
  for (const call of state.turns.flatMap((turn) => turn.calls)) {
    if (call.phase === "answered") return { block: call.block };
    if (call.phase === "decided") return { block: call.block, decision: call.decision };
  }
  return undefined;
}

/** Derives from two finished runs why they differ. */
export function explainDifference(left: RunState, right: RunState): Explanation {
  if (endedUnseen(left)) return { kind: "not_seen", side: "left" };
  if (endedUnseen(right)) return { kind: "not_seen", side: "right" };
  if (!firstDivergence([left, right])) {
    const difference = cost(left) - cost(right);
    return difference === 0 ? { kind: "same" } : { kind: "same", cheaper: difference < 0 ? "left" : "right" };
  }
  const a = firstResult(left)?.decision;
  const b = firstResult(right)?.decision;
  return a && b && JSON.stringify(a.evidence) !== JSON.stringify(b.evidence)
    ? { kind: "information", left: a, right: b }
    : { kind: "elsewhere" };
}

function endedUnseen(state: RunState): boolean {
  return state.status.phase === "failed" && state.status.error.kind === "protocol_error";
}

/** Tokens, and waiting as well: a server that retries in silence costs time only. */
function cost(state: RunState): number {
  return state.usage.inputTokens + state.usage.outputTokens + state.waitedMs / 1000;
}
