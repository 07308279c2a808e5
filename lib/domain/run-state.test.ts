import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { runEventSchema } from "./run-event";
import { initialRunState, RunOrderError, reduceRun, replayRun } from "./run-state";
import { arbitraryRun } from "./testing/arbitrary-run";

describe("reduceRun", () => {
  it("reduces any prefix of any run without throwing", () => {
    fc.assert(
      fc.property(arbitraryRun, fc.nat(), (events, cut) => {
        const prefix = events.slice(0, cut % (events.length + 1));
        const state = replayRun(prefix);
        expect(state.nextSeq).toBe(prefix.length);
      }),
    );
  });

  it("reaches the end of a whole run", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        expect(["finished", "failed"]).toContain(replayRun(events).status.phase);
      }),
    );
  });

  it("refuses a shuffled run, naming the event and the reason", () => {
    const shuffled = arbitraryRun.chain((events) =>
      fc
        .shuffledSubarray(events, { minLength: events.length })
        .filter((s) => s.some((e, i) => e !== events[i])),
    );
    fc.assert(
      fc.property(shuffled, (events) => {
        expect(() => replayRun(events)).toThrow(RunOrderError);
        expect(() => replayRun(events)).toThrow(/^Event \d+ \(\w+\) refused: expected seq \d+$/);
      }),
    );
  });

  it("refuses a run with a gap", () => {
    fc.assert(
      fc.property(arbitraryRun, fc.nat(), (events, at) => {
        const gap = at % (events.length - 1);
        expect(() => replayRun(events.filter((_, i) => i !== gap))).toThrow(RunOrderError);
      }),
    );
  });

  it("gives the same state when a saved run is replayed", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        const saved: unknown = JSON.parse(JSON.stringify(events));
        expect(replayRun(z.array(runEventSchema).parse(saved))).toEqual(
          JSON.parse(JSON.stringify(replayRun(events))),
        );
      }),
    );
  });

  it("changes nothing in the state it was given", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        let state = initialRunState;
        for (const event of events) {
          const before = structuredClone(state);
          const next = reduceRun(state, event);
          expect(state).toEqual(before);
          state = next;
        }
      }),
      { numRuns: 30 },
    );
  });

  const [started] = fc.sample(arbitraryRun, 1)[0] ?? [];
  it.each([
    ["an event after the end", 2, { type: "text_delta", text: "x" }, /the run has ended/],
    ["a second start", 1, undefined, /already started/],
    ["a result that was never called", 1, { type: "tool_result", toolUseId: "t9" }, /never called/],
    ["a delta before any turn", 1, { type: "text_delta", text: "x" }, /no turn yet/],
  ])("refuses %s", (_name, seq, fields, reason) => {
    const start = runEventSchema.parse(started);
    const end = { type: "run_finished", agentId: "main", verdict: "right", at: start.at, seq: 1 };
    const metrics = {
      turns: 0,
      toolCalls: 0,
      wastedCalls: 0,
      inputTokens: 0,
      outputTokens: 0,
      waitingMs: 0,
      wrongClaims: 0,
      bits: 0,
    };
    const block = { type: "tool_result", tool_use_id: "t9", content: [] };
    const before = [start, runEventSchema.parse({ ...end, metrics })].slice(0, seq);
    const bad = { ...start, ...(fields && { ...fields, block }), seq };
    expect(() => replayRun([...before, runEventSchema.parse(bad)])).toThrow(reason);
  });

  it("refuses time that runs backwards", () => {
    const start = { ...runEventSchema.parse(started), at: 5 };
    expect(() =>
      replayRun([start, { type: "turn_started", agentId: "main", turn: 1, seq: 1, at: 4 }]),
    ).toThrow(/time runs backwards/);
  });
});
