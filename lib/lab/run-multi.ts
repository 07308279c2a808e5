import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { createAssess } from "@/lib/agent/assess";
import type { ModelClient } from "@/lib/agent/model-client";
import type { MultiDeps } from "@/lib/agent/multi/multi-deps";
import { driveAgents, runAgents } from "@/lib/agent/multi/run-agents";
import { createRng, hash32 } from "@/lib/decision";
import type { AgentsEvent } from "@/lib/domain/agents/agents-event";
import type { AgentsRequest } from "@/lib/domain/agents/agents-request";
import { presetPlan, sourceIds } from "@/lib/domain/agents/fault-plan";
import { type Clock, createVirtualClock, systemClock } from "@/lib/domain/clock";
import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { encodeSettings } from "@/lib/simulator";
import { createSourcesServer, SourcesBackend } from "@/mcp-server/sources/sources-server";
import { type LiveAccess, liveModel, simulatedModel } from "./models";

/** The last event of a run. */
export type AgentsEnd = Extract<AgentsEvent, { type: "agents_finished" | "agents_failed" }>;

export type MultiOptions = {
  signal: AbortSignal;
  /** Needed for every model but the simulated one. */
  live?: LiveAccess;
  /** Upper bound on the tokens of all agents together, where the server pays. */
  maxTotalTokens?: number;
  /** Lets each simulated wait take up to `maxMs` real milliseconds, so that a viewer can follow. */
  pace?: { maxMs: number };
  /** Whether the models' answers are streamed; they are unless this is false. */
  stream?: boolean;
};

/** One run of the multi-agent lab: real agents over real MCP connections. With the simulated model: same request, same events. */
export async function* runMulti(request: AgentsRequest, options: MultiOptions): AsyncGenerator<AgentsEvent> {
  yield* runAgents(compose(request, options), request);
}

/** How a run ends, and nothing else of it: the cheapest way, for many runs. */
export async function endOfMultiRun(request: AgentsRequest, options: MultiOptions): Promise<AgentsEnd> {
  let end: AgentsEnd | undefined;
  await driveAgents(compose(request, options), request, (event) => {
    if (event.type === "agents_finished" || event.type === "agents_failed") end = event;
  });
  if (!end) throw new Error("The run has no end.");
  return end;
}

/** A whole simulated run at once, for pages that show one before they are touched. */
export async function collectMultiRun(request: AgentsRequest): Promise<AgentsEvent[]> {
  const events: AgentsEvent[] = [];
  const { signal } = new AbortController();
  await driveAgents(compose(request, { signal }), request, (event) => events.push(event));
  return events;
}

function compose(
  request: AgentsRequest,
  { signal, live, pace, maxTotalTokens, stream }: MultiOptions,
): MultiDeps {
  const ids = sourceIds(request.sources);
  const plan = typeof request.plan === "string" ? presetPlan(request.plan, ids) : request.plan;
  const backend = new SourcesBackend(ids, plan);
  const subagentModel = request.subagentModel ?? request.model;
  const isSimulated = request.model === SIMULATOR_MODEL && subagentModel === SIMULATOR_MODEL;
  const modelOf = (id: string): ModelClient => {
    if (id === SIMULATOR_MODEL) return simulatedModel;
    if (!live) throw new Error("a live model needs a key");
    return liveModel(id, live);
  };
  const origin = systemClock.now();
  const sinceStart: Clock = { ...systemClock, now: () => systemClock.now() - origin };
  return {
    sourceIds: ids,
    plan,
    coordinatorModel: modelOf(request.model),
    subagentModel: modelOf(subagentModel),
    userIdOf: (agentId) =>
      encodeSettings({ seed: hash32(`${request.seed} ${agentId}`) % 2 ** 31, overrides: {} }),
    async openSources({ clock, elevated }) {
      const server = createSourcesServer({ backend, clock, elevated });
      const [client, remote] = InMemoryTransport.createLinkedPair();
      await server.connect(remote);
      return { transport: client, close: () => server.close() };
    },
    fetchCount: () => backend.fetches,
    clock: isSimulated ? createVirtualClock() : sinceStart,
    forkClock: (parent) => {
      if (!isSimulated) return parent;
      const start = parent.now();
      const own = createVirtualClock(pace && { pace });
      return { now: () => start + own.now(), sleep: own.sleep };
    },
    signal,
    ...(maxTotalTokens !== undefined && { maxTotalTokens }),
    assess: createAssess(),
    // The picture is drawn from what agents did; hundreds of wire frames would only weigh the page down.
    tap: false,
    ...(stream !== undefined && { stream }),
    randomOf: (agentId) => createRng(hash32(`${request.seed} ${agentId} jitter`)),
  };
}
