import { assertNever } from "../assert-never";
import type { RunError } from "../run-error";
import { initialRunState, type RunState, reduceRun } from "../run-state";
import type { AgentsEvent, AgentsMetrics, SourceState } from "./agents-event";
import type { SubagentReport } from "./report";

type Started = Extract<AgentsEvent, { type: "agents_started" }>;
type Finished = Extract<AgentsEvent, { type: "agents_finished" }>;

/** One source as the picture shows it. */
export type SourceCell = {
  state: SourceState;
  attempts: number;
  decidedBy?: "model" | "harness";
  /** The subagent that had it last. */
  subagentId?: string;
};

/** One report on its way up. */
export type UpwardMessage = { subagentId: string; at: number; report: SubagentReport };

/** One subagent: what it was given, and whether it is through. */
export type SubagentLane = {
  subagentId: string;
  sourceIds: readonly string[];
  useMirror: boolean;
  elevated: boolean;
  phase: { kind: "running" } | { kind: "reported" } | { kind: "crashed"; error: RunError };
};

export type AgentsStatus =
  | { phase: "idle" }
  | { phase: "running" }
  | ({ phase: "finished" } & Pick<Finished, "answer" | "verdict" | "total" | "done" | "claimed" | "metrics">)
  | { phase: "failed"; error: RunError; metrics: AgentsMetrics };

/** All that the page shows of a multi-agent run; a pure fold of its events. */
export type AgentsState = {
  status: AgentsStatus;
  nextSeq: number;
  started?: Pick<Started, "request" | "policy" | "sourceIds" | "plan">;
  sources: Readonly<Record<string, SourceCell>>;
  lanes: readonly SubagentLane[];
  messages: readonly UpwardMessage[];
  /** Tries of sources by who decided on them. */
  tries: Readonly<Record<"model" | "harness", number>>;
  /** Each agent's own run, by agent id. */
  runs: Readonly<Record<string, RunState>>;
};

export const initialAgentsState: AgentsState = {
  status: { phase: "idle" },
  nextSeq: 0,
  sources: {},
  lanes: [],
  messages: [],
  tries: { model: 0, harness: 0 },
  runs: {},
};

/** An event that cannot follow what came before. */
export class AgentsOrderError extends Error {
  override readonly name = "AgentsOrderError";
  constructor(event: { seq: number; type: string }, reason: string) {
    super(`Event ${event.seq} (${event.type}) refused: ${reason}`);
  }
}

/** Folds one event. @throws AgentsOrderError, or RunOrderError for an agent's own events */
export function reduceAgents(state: AgentsState, event: AgentsEvent): AgentsState {
  if (event.seq !== state.nextSeq) {
    throw new AgentsOrderError(event, `expected seq ${state.nextSeq}`);
  }
  const { phase } = state.status;
  if (
    (event.type === "agents_started") !== (phase === "idle") ||
    phase === "finished" ||
    phase === "failed"
  ) {
    throw new AgentsOrderError(event, `the run is ${phase}`);
  }
  return { ...fold(state, event), nextSeq: event.seq + 1 };
}

/** Folds a whole stream, or any prefix of one. */
export function replayAgents(events: Iterable<AgentsEvent>): AgentsState {
  let state = initialAgentsState;
  for (const event of events) state = reduceAgents(state, event);
  return state;
}

function fold(state: AgentsState, event: AgentsEvent): AgentsState {
  switch (event.type) {
    case "agents_started": {
      const { request, policy, sourceIds, plan } = event;
      const waiting: SourceCell = { state: "waiting", attempts: 0 };
      return {
        ...state,
        status: { phase: "running" },
        started: { request, policy, sourceIds, plan },
        sources: Object.fromEntries(sourceIds.map((id) => [id, waiting])),
      };
    }
    case "delegated": {
      const { subagentId, sourceIds, useMirror, elevated } = event;
      if (state.lanes.some((lane) => lane.subagentId === subagentId)) {
        throw new AgentsOrderError(event, `${subagentId} was already started`);
      }
      const lane: SubagentLane = { subagentId, sourceIds, useMirror, elevated, phase: { kind: "running" } };
      return { ...state, lanes: [...state.lanes, lane] };
    }
    case "source_changed": {
      const { subagentId, sourceId, state: now, attempts, decidedBy } = event;
      if (!Object.hasOwn(state.sources, sourceId)) {
        throw new AgentsOrderError(event, `there is no source ${sourceId}`);
      }
      const cell: SourceCell = { state: now, attempts, decidedBy, subagentId };
      const isTry = now === "fetching";
      return {
        ...state,
        sources: { ...state.sources, [sourceId]: cell },
        tries: isTry ? { ...state.tries, [decidedBy]: state.tries[decidedBy] + 1 } : state.tries,
      };
    }
    case "reported": {
      const { subagentId, at, report } = event;
      const messages = [...state.messages, { subagentId, at, report }];
      return { ...updateLane(state, event, { kind: "reported" }), messages };
    }
    case "subagent_crashed":
      return updateLane(state, event, { kind: "crashed", error: event.error });
    case "agent_event": {
      const run = state.runs[event.agentId] ?? initialRunState;
      return { ...state, runs: { ...state.runs, [event.agentId]: reduceRun(run, event.event) } };
    }
    case "agents_finished": {
      const { answer, verdict, total, done, claimed, metrics } = event;
      return {
        ...state,
        status: {
          phase: "finished",
          answer,
          verdict,
          total,
          done,
          metrics,
          ...(claimed !== undefined && { claimed }),
        },
      };
    }
    case "agents_failed":
      return { ...state, status: { phase: "failed", error: event.error, metrics: event.metrics } };
    default:
      return assertNever(event);
  }
}

function updateLane(
  state: AgentsState,
  event: { seq: number; type: string; subagentId: string },
  phase: SubagentLane["phase"],
): AgentsState {
  if (!state.lanes.some(({ subagentId }) => subagentId === event.subagentId)) {
    throw new AgentsOrderError(event, `${event.subagentId} was never started`);
  }
  const lanes = state.lanes.map((lane) => (lane.subagentId === event.subagentId ? { ...lane, phase } : lane));
  return { ...state, lanes };
}
