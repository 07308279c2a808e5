import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import {
  type AgentsEvent,
  type AgentsEventDraft,
  type AgentsMetrics,
  COORDINATOR,
} from "@/lib/domain/agents/agents-event";
import { type AgentsRequest, policyOf } from "@/lib/domain/agents/agents-request";
import type { SubagentReport } from "@/lib/domain/agents/report";
import { followSignals } from "@/lib/domain/follow-signals";
import type { RunError } from "@/lib/domain/run-error";
import { driveAgent } from "../agent-loop";
import { eventsOf } from "../event-queue";
import { RunStopped, toRunError } from "../run-errors";
import { RunFailure } from "../run-failure";
import { createDelegationServer, type Delegation, type DelegationResult } from "./delegation-server";
import { FetchLog } from "./fetch-log";
import type { MultiDeps } from "./multi-deps";
import { coordinatorPrompt, coordinatorSystem } from "./prompts";
import { RunTally } from "./run-tally";
import { runSubagent } from "./subagent";
import { claimedCoverage, judgeAgents } from "./verdict";

/** Turns and calls that a coordinator may take: one that is told everything needs many. */
const COORDINATOR_LIMITS = { maxToolCalls: 240, maxTotalTokens: 1_000_000, toolCallTimeoutMs: 170_000 };

/**
 * Runs a coordinator and its subagents. Every run ends with `agents_finished` or `agents_failed`; nothing is thrown. Leaving the
 * loop early aborts the whole and waits until all is closed.
 */
export function runAgents(deps: MultiDeps, request: AgentsRequest): AsyncGenerator<AgentsEvent> {
  return eventsOf(deps.signal, (signal, emit) => driveAgents({ ...deps, signal }, request, emit));
}

/** The same run with its events handed to `emit`. Never rejects. */
export async function driveAgents(
  deps: MultiDeps,
  request: AgentsRequest,
  emit: (event: AgentsEvent) => void,
): Promise<void> {
  // Ends the subagents that are still at work when the coordinator ends early.
  const stop = followSignals(deps.signal);
  await new MultiRun({ ...deps, signal: stop.signal }, request, emit, stop.abort)
    .drive()
    .finally(stop.release);
}

class MultiRun {
  readonly #deps: MultiDeps;
  readonly #request: AgentsRequest;
  readonly #emit: (event: AgentsEvent) => void;
  readonly #stop: (reason: Error) => void;
  readonly #running = new Set<Promise<DelegationResult>>();
  readonly #tally = new RunTally();
  #seq = 0;
  #subagents = 0;
  #overBudget: RunError | undefined;

  constructor(
    deps: MultiDeps,
    request: AgentsRequest,
    emit: (event: AgentsEvent) => void,
    stop: (reason: Error) => void,
  ) {
    this.#deps = deps;
    this.#request = request;
    this.#emit = emit;
    this.#stop = stop;
  }

  async drive(): Promise<void> {
    const { clock, coordinatorModel, plan, sourceIds } = this.#deps;
    const request = this.#request;
    this.#record({
      type: "agents_started",
      at: clock.now(),
      request,
      policy: policyOf(request),
      sourceIds: [...sourceIds],
      plan,
    });
    try {
      const { answer, failed } = await this.#coordinate();
      if (failed) this.#fail(this.#overBudget ?? failed);
      else this.#finish(answer);
    } catch (error) {
      this.#fail(toRunError(error, coordinatorModel.redact));
    }
  }

  /** Runs the coordinator's loop; its text in the last turn is the answer. */
  async #coordinate(): Promise<{ answer: string; failed?: RunError }> {
    const { coordinatorModel, clock, signal, assess, userIdOf, sourceIds, tap, stream } = this.#deps;
    const { locale, subagents, parallel, seed } = this.#request;
    const server = createDelegationServer(sourceIds, (delegation) => {
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
          tap,
          ...(stream !== undefined && { stream }),
          assess,
          system: coordinatorSystem(locale),
          prompt: coordinatorPrompt(locale, sourceIds, subagents),
          limits: COORDINATOR_LIMITS,
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
      this.#stop(new RunStopped());
      await Promise.allSettled(this.#running);
      await server.close();
    }
    return { answer, ...(failed && { failed }) };
  }

  async #delegate(delegation: Delegation): Promise<DelegationResult> {
    const { clock, signal, subagentModel, sourceIds } = this.#deps;
    const policy = policyOf(this.#request);
    this.#subagents += 1;
    const subagentId = `subagent-${this.#subagents}`;
    this.#record({ type: "delegated", at: clock.now(), subagentId, ...delegation });
    const record = (draft: AgentsEventDraft) => this.#record(draft);
    try {
      const outcome = await runSubagent(this.#deps, this.#request, policy, subagentId, delegation, record);
      this.#tally.addWaiting(outcome.waitedMs);
      // A model may ask for an id that nobody named; the server has nothing under it.
      for (const id of outcome.log.done) if (sourceIds.includes(id)) this.#tally.done.add(id);
      // The coordinator goes on when the slowest of its subagents is through.
      if (outcome.endedAt > clock.now()) await clock.sleep(outcome.endedAt - clock.now(), signal);
      const report = outcome.log.report(delegation.sourceIds, policy.hideFailures);
      if (outcome.failed) return this.#crash(subagentId, outcome.failed, report);
      this.#record({ type: "reported", at: outcome.endedAt, subagentId, report });
      return { report };
    } catch (error) {
      signal.throwIfAborted();
      const nothing = new FetchLog().report(delegation.sourceIds, false);
      return this.#crash(subagentId, toRunError(error, subagentModel.redact), nothing);
    }
  }

  #crash(subagentId: string, error: RunError, report: SubagentReport): DelegationResult {
    this.#record({ type: "subagent_crashed", at: this.#deps.clock.now(), subagentId, error });
    for (const id of report.notTried) this.#tally.cutShort.add(id);
    return {
      crashed: { ...error.error, message: `${subagentId} ended without a report: ${error.error.message}` },
      report,
    };
  }

  #finish(answer: string): void {
    const { sourceIds, plan, clock } = this.#deps;
    const { done, tries, reports, cutShort } = this.#tally;
    const claimed = claimedCoverage(answer);
    const { subagents } = this.#request;
    const verdict = judgeAgents({
      ids: sourceIds,
      plan,
      done,
      claimed,
      reports,
      subagents,
      tries,
      cutShort,
    });
    this.#record({
      type: "agents_finished",
      at: clock.now(),
      answer,
      verdict,
      total: sourceIds.length,
      done: done.size,
      ...(claimed !== undefined && { claimed }),
      metrics: this.#metrics(),
    });
  }

  #fail(error: RunError): void {
    this.#record({ type: "agents_failed", at: this.#deps.clock.now(), error, metrics: this.#metrics() });
  }

  #record(draft: AgentsEventDraft): void {
    if (draft.type === "source_changed" && !this.#deps.sourceIds.includes(draft.sourceId)) return;
    this.#tally.count(draft);
    this.#emit({ ...draft, seq: this.#seq++ });
    const { maxTotalTokens } = this.#deps;
    if (maxTotalTokens === undefined || this.#overBudget || this.#tally.tokens <= maxTotalTokens) return;
    const reason = RunFailure.of("token_limit", `The run was ended after ${this.#tally.tokens} tokens.`);
    this.#overBudget = reason.runError;
    this.#stop(reason);
  }

  #metrics(): AgentsMetrics {
    return this.#tally.metrics(this.#deps.fetchCount(), this.#deps.clock.now());
  }
}
