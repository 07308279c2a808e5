import type { AgentsEventDraft } from "@/lib/domain/agents/agents-event";
import type { AgentsRequest, RecoveryPolicy } from "@/lib/domain/agents/agents-request";
import type { RunError } from "@/lib/domain/run-error";
import type { RunRequest } from "@/lib/domain/run-request";
import { driveAgent } from "../agent-loop";
import type { Delegation } from "./delegation-server";
import { FetchLog, stateOf } from "./fetch-log";
import type { MultiDeps } from "./multi-deps";
import { subagentPrompt, subagentSystem } from "./prompts";
import { type FetchTry, RecoveringTransport } from "./recovering-transport";

/** What one subagent came to: its log always, and the error where its run failed. `endedAt` is on its own clock. */
export type SubagentOutcome = { log: FetchLog; waitedMs: number; endedAt: number; failed?: RunError };

/**
 * Runs one subagent: an agent loop with its own MCP connection, behind a harness that recovers locally as far as the policy says.
 * Its failure is its lane's, never the run's. Rejects only when the signal aborts.
 */
export async function runSubagent(
  deps: MultiDeps,
  request: AgentsRequest,
  policy: RecoveryPolicy,
  subagentId: string,
  delegation: Delegation,
  emit: (draft: AgentsEventDraft) => void,
): Promise<SubagentOutcome> {
  const { locale, seed } = request;
  const { sourceIds, useMirror, elevated } = delegation;
  const startedAt = deps.clock.now();
  const clock = deps.forkClock(deps.clock);
  const log = new FetchLog();
  let waitedMs = 0;
  let failed: RunError | undefined;
  const at = () => Math.max(startedAt, clock.now());

  const onTry = ({ sourceId, decidedBy, outcome }: FetchTry) =>
    emit({
      type: "source_changed",
      at: at(),
      subagentId,
      sourceId,
      state: outcome ? stateOf(outcome) : "fetching",
      attempts: log.attempts(sourceId) + (outcome ? 0 : 1),
      decidedBy,
    });
  const sources = await deps.openSources({ clock, elevated });
  const transport = new RecoveringTransport(sources.transport, {
    policy,
    clock,
    signal: deps.signal,
    random: deps.randomOf(subagentId),
    log,
    onTry,
    onWait: (ms) => {
      waitedMs += ms;
    },
  });
  const run: RunRequest = {
    locale,
    orderId: "",
    responseStyle: "structured",
    model: deps.subagentModel.id,
    seed,
    hostPolicy: "forward",
    maxTurns: 20,
  };
  try {
    await driveAgent(
      {
        runId: subagentId,
        agentId: subagentId,
        model: deps.subagentModel,
        transport,
        clock,
        signal: deps.signal,
        outcomes: { take: (_tool, input) => log.truthOf(String(input.id ?? "")) },
        assess: deps.assess,
        tap: deps.tap,
        ...(deps.stream !== undefined && { stream: deps.stream }),
        system: subagentSystem(locale, policy),
        prompt: subagentPrompt(locale, sourceIds, useMirror),
        limits: { maxToolCalls: 4 * sourceIds.length + 8 },
        ...(deps.userIdOf && { userId: deps.userIdOf(subagentId) }),
      },
      run,
      (event) => {
        if (event.type === "run_failed") failed = event.error;
        emit({ type: "agent_event", at: startedAt + event.at, agentId: subagentId, event });
      },
    );
  } finally {
    await sources.close();
  }
  deps.signal.throwIfAborted();
  return { log, waitedMs, endedAt: at(), ...(failed && { failed }) };
}
