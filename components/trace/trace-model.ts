import { callKey } from "@/lib/domain/call-key";
import type { ToolCallState, TurnState } from "@/lib/domain/run-state";

/** A repeat of an earlier call: same tool, same input. `turn` is the turn in which it was made. */
export type Repeat = { turn: TurnState; call: ToolCallState };

/** A call with its later identical repeats, in order. */
export type CallGroup = { call: ToolCallState; repeats: readonly Repeat[] };

/** One row of the trace. A turn that only repeats earlier calls has no row: it nests under the first call. */
export type TraceTurn = { turn: TurnState; groups: readonly CallGroup[] };

/** Whether two rows show the same: turns and calls of a run's states are shared as long as they do not change. */
export function isSameRow(a: TraceTurn, b: TraceTurn): boolean {
  return a.turn === b.turn && isSameList(a.groups, b.groups, isSameGroup);
}

function isSameGroup(a: CallGroup, b: CallGroup): boolean {
  return a.call === b.call && isSameList(a.repeats, b.repeats, isSameRepeat);
}

const isSameRepeat = (a: Repeat, b: Repeat) => a.turn === b.turn && a.call === b.call;

function isSameList<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return other !== undefined && isSame(one, other);
    })
  );
}

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
