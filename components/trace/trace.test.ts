import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunEvent } from "@/lib/domain/run-event";
import { initialRunState, reduceRun, replayRun } from "@/lib/domain/run-state";
import { arbitraryRun } from "@/lib/domain/testing/arbitrary-run";
import { collectLabRun } from "@/lib/lab/run-lab";
import { decisiveEvidence } from "./decisive-evidence";
import { framesOfCall, member } from "./frame-index";
import { frameTitle, requestsOf } from "./frame-title";
import { neighbourStep, replayDelay, replayNext, stepEnds } from "./steps";
import { isSameRow, traceTurns } from "./trace-model";

let retried: RunEvent[];
beforeAll(async () => {
  retried = await collectLabRun({
    locale: "en",
    orderId: "A-TIMEOUT",
    responseStyle: "structured",
    model: "simulator",
  });
});

describe("traceTurns", () => {
  it("nests the retries of a time-out under the first call, and keeps the reply as a row of its own", () => {
    const rows = traceTurns(replayRun(retried).turns);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.groups[0]?.repeats.map(({ turn }) => turn.turn)).toEqual([2, 3]);
    expect(rows[1]).toMatchObject({ groups: [], turn: { turn: 4 } });
  });

  it("shows every call of any run exactly once", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        const { turns } = replayRun(events);
        const shown = traceTurns(turns)
          .flatMap(({ groups }) => groups)
          .flatMap(({ call, repeats }) => [call, ...repeats.map((repeat) => repeat.call)]);
        const ids = turns.flatMap((turn) => turn.calls).map((call) => call.toolUseId);
        expect(shown.map((call) => call.toolUseId).sort()).toEqual(ids.sort());
      }),
    );
  });
});

describe("isSameRow", () => {
  it("tells apart exactly the rows that an event changed", () => {
    let state = initialRunState;
    let shared = 0;
    for (const event of retried) {
      const before = traceTurns(state.turns);
      state = reduceRun(state, event);
      for (const [index, row] of traceTurns(state.turns).entries()) {
        const old = before[index];
        if (!old) continue;
        expect(isSameRow(old, row)).toBe(isDeepStrictEqual(old, row));
        if (isSameRow(old, row)) shared += 1;
      }
    }
    expect(shared).toBeGreaterThan(retried.length / 2);
  });
});

describe("requestsOf", () => {
  it("names every reply of a run by the request that it answers", () => {
    const frames = replayRun(retried).frames.filter(({ channel }) => channel === "mcp");
    const requests = requestsOf(frames);
    const titles = frames.map((frame, index) => frameTitle(frame, requests[index]));
    const replies = titles.filter(({ kind }) => kind === "reply");
    expect(replies).toContainEqual({ kind: "reply", method: "initialize" });
    expect(replies.filter((title) => title.kind === "reply" && title.method === "tools/call")).toHaveLength(
      3,
    );
    expect(requests.some((request, index) => request === frames[index])).toBe(false);
  });
});

describe("framesOfCall", () => {
  it("finds each of three identical calls on both wires", () => {
    const state = replayRun(retried);
    const calls = state.turns.flatMap((turn) => turn.calls);
    const places = calls.map((call) => framesOfCall(state, call.toolUseId));
    const seqs = places.flatMap(({ mcp }) => mcp.map(({ seq }) => seq));
    expect(seqs).toHaveLength(6);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    for (const [index, { messages }] of places.entries()) {
      const [place] = messages;
      const body = state.frames.find((frame) => frame.seq === place?.seq)?.body;
      const block = place?.pointer.split("/").slice(1).reduce<unknown>(member, body);
      expect(block).toEqual(calls[index]?.phase === "decided" ? calls[index].block : undefined);
    }
  });
});

describe("decisiveEvidence", () => {
  it("names the field that says whether to call again", () => {
    const [call] = replayRun(retried).turns.flatMap((turn) => turn.calls);
    if (call?.phase !== "decided") throw new Error("the call was decided on");
    expect(decisiveEvidence(call.decision)).toMatchObject({ cue: "isRetryable", value: "true" });
    expect(decisiveEvidence({ ...call.decision, evidence: [] })).toBeUndefined();
  });
});

describe("steps", () => {
  it("go from the start to the end of any run and back", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        const ends = stepEnds(events);
        expect(ends.at(-1)).toBe(events.length);
        let shown = ends[0] ?? 0;
        for (let count = 1; count < ends.length; count++) {
          const next = neighbourStep(ends, shown, 1);
          expect(next).toBeGreaterThan(shown);
          expect(neighbourStep(ends, next, -1)).toBe(shown);
          shown = next;
        }
        expect(shown).toBe(events.length);
        expect(neighbourStep(ends, shown, 1)).toBe(shown);
      }),
    );
  });

  it("replay every event, in as many pictures as there are moments", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        let shown = 1;
        let pictures = 1;
        for (; shown < events.length; pictures++) shown = replayNext(events, shown);
        expect(shown).toBe(events.length);
        expect(pictures).toBe(
          1 +
            events.filter((_, at) => at > 1 && replayDelay(events, at, 1) > 0).length +
            (events.length > 1 ? 1 : 0),
        );
      }),
    );
  });

  it("replay simulated waits shortened, and faster at a higher speed", () => {
    const delays = retried.map((_, index) => replayDelay(retried, index, 1));
    expect(Math.max(...delays)).toBeLessThanOrEqual(900);
    expect(retried.map((_, index) => replayDelay(retried, index, 4))).toEqual(
      delays.map((delay) => delay / 4),
    );
  });
});
