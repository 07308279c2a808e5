import fc from "fast-check";
import { type AgentsEvent, type AgentsEventDraft, COORDINATOR, SOURCE_STATES } from "../agents/agents-event";
import { STRATEGIES, STRATEGY_POLICIES } from "../agents/agents-request";
import { sourceIds } from "../agents/fault-plan";
import type { RunEvent } from "../run-event";
import { arbitraryRun } from "./arbitrary-run";

const SOURCES = sourceIds(4);
const at = 0;

const stopped = {
  kind: "aborted" as const,
  error: { errorCategory: "transient" as const, isRetryable: true, message: "Stopped." },
};
const metrics = { messages: 1, fetches: 2, inputTokens: 3, outputTokens: 4, waitingMs: 5, elapsedMs: 6 };

/** An agent's own run, with its id in every event. */
const ownRun = (agentId: string): fc.Arbitrary<AgentsEventDraft[]> =>
  arbitraryRun.map((events) =>
    events.map(
      (event): AgentsEventDraft => ({
        type: "agent_event",
        at,
        agentId,
        event: { ...event, agentId },
      }),
    ),
  );

/** One subagent: started, then its own events and those of its sources by turns, then its report or its crash. */
function subagent(subagentId: string): fc.Arbitrary<AgentsEventDraft[]> {
  const changed = fc.record({
    sourceId: fc.constantFrom(...SOURCES),
    state: fc.constantFrom(...SOURCE_STATES),
    attempts: fc.integer({ min: 1, max: 6 }),
    decidedBy: fc.constantFrom("model" as const, "harness" as const),
  });
  return fc
    .record({
      own: ownRun(subagentId),
      changes: fc.array(changed, { maxLength: 8 }),
      order: fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
      crashes: fc.boolean(),
      useMirror: fc.boolean(),
    })
    .map(({ own, changes, order, crashes, useMirror }): AgentsEventDraft[] => [
      { type: "delegated", at, subagentId, sourceIds: SOURCES, useMirror, elevated: false },
      ...interleaved(
        [
          own,
          changes.map((change): AgentsEventDraft => ({ type: "source_changed", at, subagentId, ...change })),
        ],
        order,
      ),
      crashes
        ? { type: "subagent_crashed", at, subagentId, error: stopped }
        : {
            type: "reported",
            at,
            subagentId,
            report: {
              partialResults: [],
              failures: [],
              notTried: SOURCES,
              coverage: { done: 0, total: SOURCES.length },
            },
          },
    ]);
}

/** Takes from the lists by turns, as `order` says; each list's own order is kept. */
function interleaved<T>(lists: readonly (readonly T[])[], order: readonly number[]): T[] {
  const queues = lists.map((list) => [...list]);
  const merged: T[] = [];
  for (let n = 0; queues.some((queue) => queue.length > 0); n++) {
    const waiting = queues.filter((queue) => queue.length > 0);
    const next = waiting[(order[n % order.length] ?? 0) % waiting.length]?.shift();
    if (next !== undefined) merged.push(next);
  }
  return merged;
}

const ending: fc.Arbitrary<AgentsEventDraft> = fc.oneof(
  fc.record({
    type: fc.constant("agents_finished" as const),
    at: fc.constant(at),
    answer: fc.string(),
    verdict: fc.constant("honest_partial" as const),
    total: fc.constant(SOURCES.length),
    done: fc.nat(4),
    metrics: fc.constant(metrics),
  }),
  fc.constant<AgentsEventDraft>({ type: "agents_failed", at, error: stopped, metrics }),
);

/** Any well-ordered stream of a multi-agent run: up to three subagents beside their coordinator, in any interleaving. */
export const arbitraryAgentsRun: fc.Arbitrary<AgentsEvent[]> = fc
  .record({
    strategy: fc.constantFrom(...STRATEGIES),
    coordinator: ownRun(COORDINATOR),
    subagents: fc
      .nat(3)
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => subagent(`subagent-${i + 1}`)))),
    order: fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }),
    ending,
  })
  .map(({ strategy, coordinator, subagents, order, ending }) => {
    const started: AgentsEventDraft = {
      type: "agents_started",
      at,
      request: { ...REQUEST, strategy },
      policy: STRATEGY_POLICIES[strategy],
      sourceIds: SOURCES,
      plan: {},
    };
    const middle = interleaved([coordinator, ...subagents], order);
    return [started, ...middle, ending].map((draft, seq) => ({ ...draft, seq }));
  });

const REQUEST = {
  locale: "en" as const,
  plan: "mixed" as const,
  sources: SOURCES.length,
  subagents: 3,
  parallel: 3,
  seed: 1,
  model: "simulator",
};

/** One agent's own events of a run. */
export function ownEvents(events: readonly AgentsEvent[], agentId: string): RunEvent[] {
  return events.flatMap((event) =>
    event.type === "agent_event" && event.agentId === agentId ? [event.event] : [],
  );
}
