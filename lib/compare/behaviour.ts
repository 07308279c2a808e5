import { callKey } from "@/lib/domain/call-key";
import type { RecoveryAction, Verdict } from "@/lib/domain/recovery";
import type { RunErrorKind } from "@/lib/domain/run-error";
import type { RunState, TurnState } from "@/lib/domain/run-state";

/** What an agent did in one turn, as far as it can be compared with another's. */
export type Behaviour =
  /** It called tools. `repeat`: each call had been made before, unchanged. */
  | { kind: "calls"; names: readonly string[]; keys: readonly string[]; repeat: boolean }
  /** It answered the customer; the action and verdict are those of the newest decision, where there is one. */
  | { kind: "reply"; action?: RecoveryAction; verdict?: Verdict }
  /** The run broke off in or before this turn. */
  | { kind: "failed"; error: RunErrorKind }
  /** It had ended before. */
  | { kind: "over" };

/** What the agent of a run did in its `index`-th turn (from 0). */
export function behaviourIn(state: RunState, index: number): Behaviour {
  const turn = state.turns[index];
  if (!turn) {
    return state.status.phase === "failed" && index === state.turns.length
      ? { kind: "failed", error: state.status.error.kind }
      : { kind: "over" };
  }
  if (turn.calls.length === 0) return reply(state, index);
  const earlier = new Set(state.turns.slice(0, index).flatMap(callKeys));
  const keys = callKeys(turn);
  return {
    kind: "calls",
    names: turn.calls.map((call) => call.name),
    keys,
    repeat: keys.every((key) => earlier.has(key)),
  };
}

function reply(state: RunState, index: number): Behaviour {
  const calls = state.turns.slice(0, index).flatMap((turn) => turn.calls);
  const last = calls.findLast((call) => call.phase === "decided");
  return last?.phase === "decided"
    ? { kind: "reply", action: last.decision.action, verdict: last.decision.verdict }
    : { kind: "reply" };
}

function callKeys(turn: TurnState): string[] {
  return turn.calls.map(callKey);
}

/** Whether two agents did the same, wording aside. */
export function sameBehaviour(a: Behaviour, b: Behaviour): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
