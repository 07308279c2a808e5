import { callKey } from "@/lib/domain/call-key";
import type { ToolCallState, TurnState } from "@/lib/domain/run-state";

/** A repeat of an earlier call: same tool, same input. `turn` is the turn in which it was made. */
export type Repeat = { turn: TurnState; call: ToolCallState };

/** A call with its later identical repeats, in order. */
export type CallGroup = { call: ToolCallState; repeats: readonly Repeat[] };

/** One row of the trace. A turn that only repeats earlier calls has no row: it nests under the first call. */
export type TraceTurn = { turn: TurnState; groups: readonly CallGroup[] };

/** Orders turns for reading: repeats nest under the call they repeat, within the same agent. */
export function traceTurns(turns: readonly TurnState[]): TraceTurn[] {
  const rows: { turn: TurnState; groups: { call: ToolCallState; repeats: Repeat[] }[] }[] = [];
  const firstByKey = new Map<string, { call: ToolCallState; repeats: Repeat[] }>();
  for (const turn of turns) {
    const groups: { call: ToolCallState; repeats: Repeat[] }[] = [];
    for (const call of turn.calls) {
      const key = `${turn.agentId} ${callKey(call)}`;
      const first = firstByKey.get(key);
      if (first) {
        first.repeats.push({ turn, call });
        continue;
      }
      const group = { call, repeats: [] };
      firstByKey.set(key, group);
      groups.push(group);
    }
    if (groups.length > 0 || turn.text !== "" || turn.calls.length === 0) rows.push({ turn, groups });
  }
  return rows;
}
