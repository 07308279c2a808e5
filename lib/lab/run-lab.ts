import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { AgentDeps } from "@/lib/agent/agent-deps";
import { driveAgent, runAgent } from "@/lib/agent/agent-loop";
import { createAssess } from "@/lib/agent/assess";
import { judgeWithModel } from "@/lib/agent/judge-with-model";
import { hash32, withOverrides } from "@/lib/decision";
import { canonicalJson } from "@/lib/domain/call-key";
import { createVirtualClock, systemClock } from "@/lib/domain/clock";
import type { RunEvent } from "@/lib/domain/run-event";
import { RUN_DEFAULTS, type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { encodeSettings } from "@/lib/simulator";
import { createOrdersServer, type OrdersServerOptions } from "@/mcp-server/orders-server";
import { type LiveAccess, liveModel, simulatedModel } from "./models";

export type LabOptions = {
  signal: AbortSignal;
  /** Needed for every model but the simulated one. */
  live?: LiveAccess;
  /** Lets each simulated wait take up to `maxMs` real milliseconds, so that a viewer can follow. */
  pace?: { maxMs: number };
  /** Whether wire frames are recorded; they are unless this is false. */
  tap?: boolean;
  /** Whether answers are streamed; they are unless this is false. What happens is the same either way. */
  stream?: boolean;
  /** Upper bound on the run's tokens, where the server pays. */
  maxTotalTokens?: number;
  log?: OrdersServerOptions["log"];
};

/**
 * One run of the lab: a real agent loop, over a real MCP connection to an orders server of its own, with the simulated or a
 * live model. A simulated run is a pure function of the request: same events, same bytes.
 */
export async function* runLab(request: RunRequest, options: LabOptions): AsyncGenerator<RunEvent> {
  const { deps, close } = await compose(request, options);
  try {
    yield* runAgent(deps, request);
  } finally {
    await close();
  }
}

/** The same run with its events handed to `emit`: the cheapest way, for many runs. */
export async function driveLab(
  request: RunRequest,
  options: LabOptions,
  emit: (event: RunEvent) => void,
): Promise<void> {
  const { deps, close } = await compose(request, options);
  try {
    await driveAgent(deps, request, emit);
  } finally {
    await close();
  }
}

/** A whole simulated run at once, for pages that show a default run before they are touched. */
export async function collectLabRun(request: RunRequest, options?: Partial<LabOptions>): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const signal = options?.signal ?? new AbortController().signal;
  await driveLab(request, { ...options, signal }, (event) => events.push(event));
  return events;
}

async function compose(
  request: RunRequest,
  options: LabOptions,
): Promise<{ deps: AgentDeps; close: () => Promise<void> }> {
  const { live, pace } = options;
  const overrides = request.overrides ?? {};
  const simulated = request.model === SIMULATOR_MODEL;
  const clock = createVirtualClock({
    ...(pace && { pace }),
    // Only a live model takes time of its own.
    ...(!simulated && { base: systemClock }),
  });
  const server = createOrdersServer({
    responseStyle: request.responseStyle,
    transientFailures: request.transientFailures ?? RUN_DEFAULTS.transientFailures,
    clock,
    pitfall: request.pitfall,
    sdk: request.sdk,
    locale: request.locale,
    log: options.log,
  });
  const [client, remote] = InMemoryTransport.createLinkedPair();
  await server.connect(remote);
  const deps: AgentDeps = {
    runId: simulated ? `run-${hash32(canonicalJson(request)).toString(36)}` : crypto.randomUUID(),
    model: simulated ? simulatedModel : liveModel(request.model, accessOf(live)),
    transport: client,
    clock,
    signal: options.signal,
    outcomes: server.outcomes,
    assess: createAssess(withOverrides(overrides)),
    ...(simulated
      ? { userId: encodeSettings({ seed: request.seed ?? RUN_DEFAULTS.seed, overrides }) }
      : { judgeReply: judgeWithModel }),
    ...(options.maxTotalTokens !== undefined && { limits: { maxTotalTokens: options.maxTotalTokens } }),
    ...(options.tap === false && { tap: false }),
    ...(options.stream === false && { stream: false }),
  };
  return { deps, close: () => server.close() };
}

function accessOf(live: LiveAccess | undefined): LiveAccess {
  if (!live) throw new Error("a live model needs a key");
  return live;
}
