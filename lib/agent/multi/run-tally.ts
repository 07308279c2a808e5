import type { AgentsEventDraft, AgentsMetrics } from "@/lib/domain/agents/agents-event";

/** Counts what a multi-agent run takes, from its own events. */
export class RunTally {
  #tokens = { inputTokens: 0, outputTokens: 0 };
  #reports = 0;
  #waitingMs = 0;
  /** Tries of each source, over all subagents. */
  readonly tries = new Map<string, number>();
  /** The sources that are really done. */
  readonly done = new Set<string>();
  /** Sources whose newest subagent crashed before it could tell how they stand. */
  readonly cutShort = new Set<string>();

  count(draft: AgentsEventDraft): void {
    switch (draft.type) {
      case "agent_event":
        if (draft.event.type !== "usage") return;
        this.#tokens.inputTokens += draft.event.inputTokens;
        this.#tokens.outputTokens += draft.event.outputTokens;
        return;
      case "source_changed":
        if (draft.state !== "fetching") return;
        this.tries.set(draft.sourceId, (this.tries.get(draft.sourceId) ?? 0) + 1);
        this.cutShort.delete(draft.sourceId);
        return;
      case "reported":
        this.#reports += 1;
        return;
      default:
        return;
    }
  }

  /** Milliseconds that one subagent's harness waited before further tries. */
  addWaiting(ms: number): void {
    this.#waitingMs += ms;
  }

  get reports(): number {
    return this.#reports;
  }

  get tokens(): number {
    return this.#tokens.inputTokens + this.#tokens.outputTokens;
  }

  metrics(fetches: number, elapsedMs: number): AgentsMetrics {
    return {
      messages: this.#reports,
      fetches,
      ...this.#tokens,
      waitingMs: this.#waitingMs,
      elapsedMs: Math.round(elapsedMs),
    };
  }
}
