import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RunOrderError, replayRun } from "../run-state";
import { arbitraryAgentsRun, ownEvents } from "../testing/arbitrary-agents";
import { type AgentsEvent, agentsEventSchema } from "./agents-event";
import { AgentsOrderError, initialAgentsState, reduceAgents, replayAgents } from "./agents-state";

const RUNS = { numRuns: 40 };
const withPlace = fc.tuple(arbitraryAgentsRun, fc.nat());
const refused = (events: readonly AgentsEvent[]) => {
  try {
    replayAgents(events);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe("reduceAgents", () => {
  it("folds every prefix of a run, one event after the other as all at once", () => {
    fc.assert(
      fc.property(arbitraryAgentsRun, (events) => {
        let state = initialAgentsState;
        for (const [index, event] of events.entries()) {
          state = reduceAgents(state, event);
          expect(state.nextSeq).toBe(index + 1);
        }
        expect(state).toEqual(replayAgents(events));
        expect(["finished", "failed"]).toContain(state.status.phase);
      }),
      RUNS,
    );
  });

  it("gives the same state for a run that was written down and read again, at every point of it", () => {
    fc.assert(
      fc.property(withPlace, ([events, place]) => {
        const prefix = events.slice(0, place % (events.length + 1));
        const read = prefix.map((event) => agentsEventSchema.parse(JSON.parse(JSON.stringify(event))));
        const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
        expect(asJson(replayAgents(read))).toEqual(asJson(replayAgents(prefix)));
      }),
      RUNS,
    );
  });

  it("keeps each agent's own order, however the agents' events are interleaved", () => {
    fc.assert(
      fc.property(arbitraryAgentsRun, (events) => {
        const { runs } = replayAgents(events);
        for (const [agentId, run] of Object.entries(runs)) {
          expect(run).toEqual(replayRun(ownEvents(events, agentId)));
        }
      }),
      RUNS,
    );
  });

  it("refuses an event that is left out, repeated or late", () => {
    fc.assert(
      fc.property(withPlace, ([events, place]) => {
        const at = place % (events.length - 1);
        const [one, next] = events.slice(at, at + 2);
        if (!one || !next) throw new Error("unreachable");
        const before = events.slice(0, at);
        expect(refused([...before, next])).toBeInstanceOf(AgentsOrderError);
        expect(refused([...before, one, one])).toBeInstanceOf(AgentsOrderError);
        expect(refused([...events, { ...one, seq: events.length }])).toBeInstanceOf(AgentsOrderError);
      }),
      RUNS,
    );
  });

  it("refuses an agent's own events out of order", () => {
    fc.assert(
      fc.property(arbitraryAgentsRun, (events) => {
        const swapped = structuredClone(events);
        const own = swapped.filter(
          (event) => event.type === "agent_event" && event.agentId === "coordinator",
        );
        const [first, second] = own;
        if (first?.type !== "agent_event" || second?.type !== "agent_event") return;
        [first.event, second.event] = [second.event, first.event];
        expect(refused(swapped)).toBeInstanceOf(RunOrderError);
      }),
      RUNS,
    );
  });

  it("refuses news of a subagent or a source that was never named, and a second subagent of the same name", () => {
    const [sample = []] = fc.sample(
      arbitraryAgentsRun.filter((events) => events.some(({ type }) => type === "delegated")),
      { numRuns: 1, seed: 3 },
    );
    const at = sample.findIndex(({ type }) => type === "delegated");
    const before = sample.slice(0, at + 1);
    const delegated = before[at];
    if (delegated?.type !== "delegated") throw new Error("no delegation in the sample");
    const then = (event: object) =>
      refused([...before, agentsEventSchema.parse({ at: 0, seq: at + 1, ...event })]);
    const change = { type: "source_changed", state: "done", attempts: 1, decidedBy: "model" };
    const { subagentId } = delegated;
    expect(then({ ...change, subagentId, sourceId: "S-01" })).toBeUndefined();
    expect(then({ ...change, subagentId, sourceId: "S-99" })).toBeInstanceOf(AgentsOrderError);
    expect(then({ ...change, subagentId, sourceId: "toString" })).toBeInstanceOf(AgentsOrderError);
    expect(then({ ...delegated, seq: at + 1 })).toBeInstanceOf(AgentsOrderError);
    const report = { partialResults: [], failures: [], notTried: [], coverage: { done: 0, total: 0 } };
    expect(then({ type: "reported", subagentId: "subagent-99", report })).toBeInstanceOf(AgentsOrderError);
  });

  it("counts who decided on each try", () => {
    fc.assert(
      fc.property(arbitraryAgentsRun, (events) => {
        const { tries } = replayAgents(events);
        const fetching = events.filter(
          (event) => event.type === "source_changed" && event.state === "fetching",
        );
        expect(tries.model + tries.harness).toBe(fetching.length);
      }),
      RUNS,
    );
  });
});
