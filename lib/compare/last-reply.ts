import type { RunState } from "@/lib/domain/run-state";

/** What the customer was told in the end; empty where the run never got to a reply. */
export function lastReply(state: RunState): string {
  const turn = state.turns.at(-1);
  return turn && turn.calls.length === 0 ? turn.text : "";
}
