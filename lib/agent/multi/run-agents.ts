import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import {
  type AgentsEvent,
  type AgentsEventDraft,
  type AgentsMetrics,
  COORDINATOR,
} from "@/lib/domain/agents/agents-event";
import { type AgentsRequest, policyOf } from "@/lib/domain/agents/agents-request";
import { presetPlan, sourceIds } from "@/lib/domain/agents/fault-plan";
import type { RunError } from "@/lib/domain/run-error";
import { driveAgent } from "../agent-loop";
import { createEventQueue } from "../event-queue";
import { toRunError } from "../run-errors";
import { createDelegationServer, type Delegation, type DelegationResult } from "./delegation-server";
import type { MultiDeps } from "./multi-deps";
import { coordinatorPrompt, coordinatorSystem } from "./prompts";
import { runSubagent } from "./subagent";
import { claimedCoverage, judgeAgents } from "./verdict";

/** Turns and calls that a coordinator may take: one that is told everything needs many. */
const COORDINATOR_LIMITS = { maxToolCalls: 240, maxTotalTokens: 1_000_000, toolCallTimeoutMs: 170_000 };

/**
 * Runs a coordinator and its subagents. Every run ends with `agents_finished` or `agents_failed`; nothing is thrown. Leaving the
 * loop early aborts the whole and waits until all is closed.
 */
export async function* runAgents(deps: MultiDeps, request: AgentsRequest): AsyncGenerator<AgentsEvent> {
  const queue = createEventQueue<AgentsEvent>();
  const stop = new AbortController();
  const signal = AbortSignal.any([deps.signal, stop.signal]);
  const done = driveAgents({ ...deps, signal }, request, queue.push).finally(queue.end);
  try {
    yield* queue;
  } finally {
    stop.abort();
    await done;
  }
}

/** The same run with its events handed to `emit`. Never rejects. */
export async function driveAgents(
  deps: MultiDeps,
  request: AgentsRequest,
  emit: (event: AgentsEvent) => void,
): Promise<void> {
  // Ends the subagents that are still at work when the coordinator ends early.
  const stop = new AbortController();
  const signal = AbortSignal.any([deps.signal, stop.signal]);
  await new MultiRun({ ...deps, signal }, request, emit, () => stop.abort()).drive();
}

class MultiRun {
  readonly #deps: MultiDeps;
  readonly #request: AgentsRequest;
  readonly #emit: (event: AgentsEvent) => void;
  readonly #stopSubagents: () => void;
  readonly #running = new Set<Promise<DelegationResult>>();
  readonly #ids: string[];
  readonly #done = new Set<string>();
  readonly #tries = new Map<string, number>();
  #seq = 0;
  #subagents = 0;
  #reports = 0;
  #waitingMs = 0;
  #tokens = { inputTokens: 0, outputTokens: 0 };

  constructor(
    deps: MultiDeps,
    request: AgentsRequest,
    emit: (event: AgentsEvent) => void,
    stopSubagents: () => void,
  ) {
    this.#deps = deps;
    this.#request = request;
    this.#emit = emit;
    this.#stopSubagents = stopSubagents;
    this.#ids = sourceIds(request.sources);
  }

  async drive(): Promise<void> {
    const { clock, signal } = this.#deps;
    const plan = this.#plan();
    this.#record({
      type: "agents_started",
      at: clock.now(),
      request: this.#request,
      policy: policyOf(this.#request),
      sourceIds: this.#ids,
      plan,
    });
    try {
      const { answer, failed } = await this.#coordinate();
      if (failed) {
        this.#record({ type: "agents_failed", at: clock.now(), error: failed, metrics: this.#metrics() });
        return;
      }
      const claimed = claimedCoverage(answer);
      const verdict = judgeAgents({
        ids: this.#ids,
        plan,
        done: this.#done,
        claimed,
        reports: this.#reports,
        subagents: this.#request.subagents,
        tries: this.#tries,
      });
      this.#record({
        type: "agents_finished",
        at: clock.now(),
        answer,
        verdict,
        total: this.#ids.length,
        done: this.#done.size,
        ...(claimed !== undefined && { claimed }),
        metrics: this.#metrics(),
      });
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      this.#record({
        type: "agents_failed",
        at: clock.now(),
        error: toRunError(reason, this.#deps.coordinatorModel.redact),
        metrics: this.#metrics(),
      });
    }
  }

  /** Runs the coordinator's loop; its text in the last turn is the answer. */
  async #coordinate(): Promise<{ answer: string; failed?: RunError }> {
    const { coordinatorModel, clock, signal, assess, userIdOf, maxTotalTokens } = this.#deps;
    const { locale, subagents, parallel, seed } = this.#request;
    const server = createDelegationServer((delegation) => {
      const running = this.#delegate(delegation);
      this.#running.add(running);
      return running;
    });
    const [client, remote] = InMemoryTransport.createLinkedPair();
    await server.connect(remote);
    let answer = "";
    let failed: RunError | undefined;
    try {
      await driveAgent(
        {
          runId: COORDINATOR,
          agentId: COORDINATOR,
          model: coordinatorModel,
          transport: client,
          clock,
          signal,
          outcomes: { take: () => undefined },
          tap: this.#deps.tap,
          assess,
          system: coordinatorSystem(locale),
          prompt: coordinatorPrompt(locale, this.#ids, subagents),
          limits: { ...COORDINATOR_LIMITS, ...(maxTotalTokens !== undefined && { maxTotalTokens }) },
          parallelCalls: parallel,
          ...(userIdOf && { userId: userIdOf(COORDINATOR) }),
        },
        {
          locale,
          orderId: "",
          responseStyle: "structured",
          model: coordinatorModel.id,
          seed,
          hostPolicy: "forward",
          maxTurns: 20,
        },
        (event) => {
          if (event.type === "turn_started") answer = "";
          if (event.type === "text_delta") answer += event.text;
          if (event.type === "run_failed") failed = event.error;
          this.#record({ type: "agent_event", at: event.at, agentId: COORDINATOR, event });
        },
      );
    } finally {
      this.#stopSubagents();
      await Promise.allSettled(this.#running);
      await server.close();
    }
    return { answer, ...(failed && { failed }) };
  }

  async #delegate(delegation: Delegation): Promise<DelegationResult> {
    const { clock, signal } = this.#deps;
    const policy = policyOf(this.#request);
    this.#subagents += 1;
    const subagentId = `subagent-${this.#subagents}`;
    this.#record({ type: "delegated", at: clock.now(), subagentId, ...delegation });
    try {
      const outcome = await runSubagent(this.#deps, this.#request, policy, subagentId, delegation, (draft) =>
        this.#record(draft),
      );
      this.#waitingMs += outcome.waitedMs;
      for (const id of outcome.log.done) this.#done.add(id);
      // The coordinator goes on when the slowest of its subagents is through.
      if (outcome.endedAt > clock.now()) await clock.sleep(outcome.endedAt - clock.now(), signal);
      if (outcome.failed) return this.#crash(subagentId, outcome.failed);
      const report = outcome.log.report(delegation.sourceIds, policy.hideFailures);
      this.#reports += 1;
      this.#record({ type: "reported", at: outcome.endedAt, subagentId, report });
      return { report };
    } catch (error) {
      signal.throwIfAborted();
      return this.#crash(subagentId, toRunError(error, this.#deps.subagentModel.redact));
    }
  }

  #crash(subagentId: string, error: RunError): DelegationResult {
    this.#record({ type: "subagent_crashed", at: this.#deps.clock.now(), subagentId, error });
    return {
      crashed: {
        errorCategory: "transient",
        isRetryable: true,
        message: `${subagentId} ended without a report: ${error.error.message}`,
      },
    };
  }

  #record(draft: AgentsEventDraft): void {
    if (draft.type === "agent_event" && draft.event.type === "usage") {
      this.#tokens.inputTokens += draft.event.inputTokens;
      this.#tokens.outputTokens += draft.event.outputTokens;
    }
    if (draft.type === "source_changed" && draft.state === "fetching") {
      this.#tries.set(draft.sourceId, (this.#tries.get(draft.sourceId) ?? 0) + 1);
    }
    this.#emit({ ...draft, seq: this.#seq++ });
  }

  #plan() {
    const { plan } = this.#request;
    return typeof plan === "string" ? presetPlan(plan, this.#ids) : plan;
  }

  #metrics(): AgentsMetrics {
    return {
      messages: this.#reports,
      fetches: this.#deps.fetchCount(),
      ...this.#tokens,
      waitingMs: this.#waitingMs,
      elapsedMs: Math.round(this.#deps.clock.now()),
    };
  }
}
