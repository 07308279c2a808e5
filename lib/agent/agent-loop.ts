import { followSignals } from "@/lib/domain/follow-signals";
import type { RunEvent, RunEventDraft, ToolDefinition } from "@/lib/domain/run-event";
import { RUN_DEFAULTS, type RunRequest } from "@/lib/domain/run-request";
import type { AgentDeps } from "./agent-deps";
import { converse } from "./conversation";
import { eventsOf } from "./event-queue";
import { DEFAULT_LIMITS } from "./limits";
import { toToolDefinition } from "./mapping";
import { connectMcp, type McpConnection } from "./mcp-connection";
import { MetricsCounter } from "./metrics";
import { createRecorder } from "./recorder";
import { RunStopped, RunTimeout, toRunError } from "./run-errors";
import { RunFailure } from "./run-failure";
import { buildPrompt, buildSystemPrompt } from "./system-prompt";

/**
 * Runs one agent: a model and an MCP server in turns, until a final reply, an error, a bound or an abort. Every run ends with
 * `run_finished` or `run_failed`; nothing is thrown. Leaving the loop early aborts the run and waits until all is closed.
 */
export function runAgent(deps: AgentDeps, request: RunRequest): AsyncGenerator<RunEvent> {
  return eventsOf(deps.signal, (signal, emit) => driveAgent({ ...deps, signal }, request, emit));
}

/** The same run with its events handed to `emit` as they happen. Resolves when everything is closed; never rejects. */
export async function driveAgent(
  deps: AgentDeps,
  request: RunRequest,
  emit: (event: RunEvent) => void,
): Promise<void> {
  const agentId = deps.agentId ?? "main";
  const limits = { ...DEFAULT_LIMITS, ...deps.limits };
  const system = deps.system ?? buildSystemPrompt(request);
  const prompt = deps.prompt ?? buildPrompt(request);
  const metrics = new MetricsCounter();
  const recorder = createRecorder(deps.clock, emit);
  const record = (draft: RunEventDraft) => {
    metrics.count(draft);
    recorder.record(draft);
  };
  const deadline = createDeadline(deps.signal, limits.runTimeoutMs);
  const { signal } = deadline;
  const model = deps.tap === false ? deps.model : deps.model.tapped(frameRecorder("messages"));

  let connection: McpConnection | undefined;
  let started = false;
  const start = (tools: ToolDefinition[]) => {
    started = true;
    const { runId } = deps;
    const { id, simulated } = model;
    record({ type: "run_started", agentId, runId, request, model: { id, simulated }, system, tools, prompt });
  };

  try {
    connection = await connectMcp({
      transport: deps.transport,
      signal,
      limits,
      ...(deps.tap !== false && { onFrame: frameRecorder("mcp") }),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw RunFailure.of("mcp_connection", `The MCP server could not be reached: ${messageOf(error)}`);
    });
    const tools = connection.tools.map(toToolDefinition);
    start(tools);
    const verdict = await converse({
      ...deps,
      agentId,
      limits,
      system,
      prompt,
      model,
      ...(deps.judgeReply && { judge: deps.model.tapped(frameRecorder("messages", "judge")) }),
      signal,
      connection,
      tools,
      record,
      maxTurns: request.maxTurns ?? RUN_DEFAULTS.maxTurns,
      hostPolicy: request.hostPolicy ?? RUN_DEFAULTS.hostPolicy,
    });
    record({ type: "run_finished", agentId, verdict, metrics: metrics.totals() });
  } catch (error) {
    if (!started) start([]);
    // After an abort, what was thrown says only where the run happened to be.
    const cause = deadline.expired() ?? (deps.signal.aborted ? new RunStopped() : error);
    record({
      type: "run_failed",
      agentId,
      error: toRunError(cause, model.redact),
      metrics: metrics.totals(),
    });
  } finally {
    deadline.clear();
    await connection?.close();
  }

  function frameRecorder(channel: "mcp" | "messages", from = agentId) {
    return (direction: "sent" | "received", body: unknown) => {
      record({ type: "wire_frame", agentId: from, channel, direction, body });
    };
  }
}

/** Aborts with the caller's signal, or with `RunTimeout` after `ms` real milliseconds. */
function createDeadline(outer: AbortSignal, ms: number) {
  const late = followSignals(outer);
  let expired: RunTimeout | undefined;
  const timer = setTimeout(() => {
    if (late.signal.aborted) return;
    expired = new RunTimeout(`The run was ended after ${Math.round(ms / 1000)} seconds.`);
    late.abort(expired);
  }, ms);
  return {
    signal: late.signal,
    expired: () => expired,
    clear: () => {
      clearTimeout(timer);
      late.release();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
