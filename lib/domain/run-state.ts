import { assertNever } from "./assert-never";
import type { Decision, Metrics, Verdict } from "./recovery";
import type { RunError } from "./run-error";
import type { RunEvent, RunEventOf, ToolResultBlock } from "./run-event";

type Call = { toolUseId: string; name: string; input: Record<string, unknown> };

/** One tool call and how far it has come; a decision without a result cannot be expressed. */
export type ToolCallState =
  | (Call & { phase: "called" })
  | (Call & { phase: "answered"; block: ToolResultBlock })
  | (Call & { phase: "decided"; block: ToolResultBlock; decision: Decision });

/** One model turn of one agent. */
export type TurnState = {
  agentId: string;
  turn: number;
  thinking: string;
  text: string;
  calls: readonly ToolCallState[];
  stopReason?: string;
};

/** One message as it crossed a wire. */
export type WireFrame = Pick<
  RunEventOf<"wire_frame">,
  "seq" | "at" | "agentId" | "channel" | "direction" | "body"
>;

/** How a run stands. */
export type RunStatus =
  | { phase: "idle" }
  | { phase: "running" }
  | { phase: "finished"; verdict: Verdict; metrics: Metrics }
  | { phase: "failed"; error: RunError; metrics: Metrics };

/** All that a page shows of a run; a pure fold of its events. */
export type RunState = {
  status: RunStatus;
  /** The `seq` that the next event must have. */
  nextSeq: number;
  /** Milliseconds on the run's clock at the newest event. */
  at: number;
  started?: Omit<RunEventOf<"run_started">, "type" | "seq" | "at">;
  turns: readonly TurnState[];
  frames: readonly WireFrame[];
  usage: { inputTokens: number; outputTokens: number };
  waitedMs: number;
};

export const initialRunState: RunState = {
  status: { phase: "idle" },
  nextSeq: 0,
  at: 0,
  turns: [],
  frames: [],
  usage: { inputTokens: 0, outputTokens: 0 },
  waitedMs: 0,
};

/** An event that cannot follow what came before: out of order, after the end, or about something never announced. */
export class RunOrderError extends Error {
  override readonly name = "RunOrderError";
  constructor(
    readonly event: RunEvent,
    reason: string,
  ) {
    super(`Event ${event.seq} (${event.type}) refused: ${reason}`);
  }
}

/**
 * Folds one event into the state. The page uses it live, replay uses it on a saved run.
 * @throws RunOrderError when the event cannot follow.
 */
export function reduceRun(state: RunState, event: RunEvent): RunState {
  if (event.seq !== state.nextSeq) throw new RunOrderError(event, `expected seq ${state.nextSeq}`);
  if (event.at < state.at)
    throw new RunOrderError(event, `time runs backwards (${state.at} → ${event.at} ms)`);
  const isFirst = event.type === "run_started";
  if (isFirst !== (state.status.phase === "idle")) {
    throw new RunOrderError(event, isFirst ? "the run has already started" : "the run has not started");
  }
  if (state.status.phase === "finished" || state.status.phase === "failed") {
    throw new RunOrderError(event, "the run has ended");
  }
  return { ...fold(state, event), nextSeq: event.seq + 1, at: event.at };
}

/** Folds a whole stream, or any prefix of one. @throws RunOrderError */
export function replayRun(events: Iterable<RunEvent>): RunState {
  let state = initialRunState;
  for (const event of events) state = reduceRun(state, event);
  return state;
}

function fold(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case "run_started": {
      const { type: _type, seq: _seq, at: _at, ...started } = event;
      return { ...state, status: { phase: "running" }, started };
    }
    case "turn_started": {
      const turn: TurnState = { agentId: event.agentId, turn: event.turn, thinking: "", text: "", calls: [] };
      return { ...state, turns: [...state.turns, turn] };
    }
    case "thinking_delta":
      return updateTurn(state, event, (turn) => ({ ...turn, thinking: turn.thinking + event.text }));
    case "text_delta":
      return updateTurn(state, event, (turn) => ({ ...turn, text: turn.text + event.text }));
    case "tool_call": {
      const { toolUseId, name, input } = event;
      if (findCall(state, toolUseId))
        throw new RunOrderError(event, `tool use ${toolUseId} was already called`);
      const call: ToolCallState = { phase: "called", toolUseId, name, input };
      return updateTurn(state, event, (turn) => ({ ...turn, calls: [...turn.calls, call] }));
    }
    case "tool_result":
      return updateCall(state, event, event.toolUseId, (call) => {
        if (call.phase !== "called")
          throw new RunOrderError(event, `tool use ${call.toolUseId} was already answered`);
        return { ...call, phase: "answered", block: event.block };
      });
    case "decision":
      return updateCall(state, event, event.toolUseId, (call) => {
        if (call.phase !== "answered")
          throw new RunOrderError(event, `tool use ${call.toolUseId} is ${call.phase}`);
        const { type: _type, seq: _seq, at: _at, agentId: _agentId, ...decision } = event;
        return { ...call, phase: "decided", decision };
      });
    case "waited":
      return { ...state, waitedMs: state.waitedMs + event.ms };
    case "wire_frame": {
      const { type: _type, ...frame } = event;
      return { ...state, frames: [...state.frames, frame] };
    }
    case "usage":
      return {
        ...state,
        usage: {
          inputTokens: state.usage.inputTokens + event.inputTokens,
          outputTokens: state.usage.outputTokens + event.outputTokens,
        },
      };
    case "turn_finished":
      return updateTurn(state, event, (turn) => ({ ...turn, stopReason: event.stopReason }));
    case "run_finished":
      return { ...state, status: { phase: "finished", verdict: event.verdict, metrics: event.metrics } };
    case "run_failed":
      return { ...state, status: { phase: "failed", error: event.error, metrics: event.metrics } };
    default:
      return assertNever(event);
  }
}

function findCall(state: RunState, toolUseId: string): ToolCallState | undefined {
  for (const turn of state.turns) {
    const call = turn.calls.find((c) => c.toolUseId === toolUseId);
    if (call) return call;
  }
  return undefined;
}

/** Changes the newest turn of the event's agent. */
function updateTurn(state: RunState, event: RunEvent, change: (turn: TurnState) => TurnState): RunState {
  const index = state.turns.findLastIndex((turn) => turn.agentId === event.agentId);
  const turn = state.turns[index];
  if (!turn) throw new RunOrderError(event, `agent ${event.agentId} has no turn yet`);
  return { ...state, turns: state.turns.with(index, change(turn)) };
}

function updateCall(
  state: RunState,
  event: RunEvent,
  toolUseId: string,
  change: (call: ToolCallState) => ToolCallState,
): RunState {
  if (!findCall(state, toolUseId)) throw new RunOrderError(event, `tool use ${toolUseId} was never called`);
  const turns = state.turns.map((turn) =>
    turn.calls.some((c) => c.toolUseId === toolUseId)
      ? { ...turn, calls: turn.calls.map((c) => (c.toolUseId === toolUseId ? change(c) : c)) }
      : turn,
  );
  return { ...state, turns };
}
