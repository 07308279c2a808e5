import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryAgentsRun } from "../testing/arbitrary-agents";
import { initialAgentsState, replayAgents, type SubagentLane, type UpwardMessage } from "./agents-state";
import { coordinatorChoices } from "./coordinator-choices";
import type { SubagentReport } from "./report";

const SOURCES = ["S-01", "S-02", "S-03", "S-04"];

/** Delegations in order, each with the ids that its report has as done, failed and not tried; none where it crashed. */
function choicesOf(
  delegations: { ids: string[]; mirror?: true; elevated?: true; report?: [string[], string[], string[]] }[],
) {
  const lanes = delegations.map(
    ({ ids, mirror, elevated }, index): SubagentLane => ({
      subagentId: `subagent-${index + 1}`,
      sourceIds: ids,
      useMirror: mirror === true,
      elevated: elevated === true,
      phase: { kind: "reported" },
    }),
  );
  const messages = delegations.flatMap(({ report }, index): UpwardMessage[] =>
    report ? [{ subagentId: `subagent-${index + 1}`, at: 0, report: reportOf(...report) }] : [],
  );
  const started = { sourceIds: SOURCES, plan: {}, request: REQUEST, policy: POLICY };
  return coordinatorChoices({ ...initialAgentsState, started, lanes, messages });
}

const POLICY = {
  maxTries: 1,
  backoffBaseMs: 0,
  useMirror: false,
  reportAfterFailures: 0,
  hideFailures: false,
};
const REQUEST = {
  locale: "en" as const,
  strategy: "own_mix" as const,
  plan: {},
  sources: 4,
  subagents: 2,
  parallel: 2,
  seed: 1,
  model: "simulator",
};

function reportOf(done: string[], failed: string[], notTried: string[]): SubagentReport {
  return {
    partialResults: done.map((id) => ({ id, via: "primary", empty: false })),
    failures: failed.map((id) => ({ id, errorCategory: "transient", message: "no answer", attempts: 1 })),
    notTried,
    coverage: { done: done.length, total: done.length + failed.length + notTried.length },
  };
}

const NONE = { again: 0, mirror: 0, credential: 0, passedOn: 0, accepted: 0, leftOut: 0 };

describe("a coordinator's choices", () => {
  it("are none where everything came at once", () => {
    expect(choicesOf([{ ids: SOURCES, report: [SOURCES, [], []] }])).toEqual(NONE);
  });

  it("tell a second try, the mirror and another credential apart", () => {
    const first = {
      ids: SOURCES,
      report: [["S-04"], ["S-01", "S-02", "S-03"], []] as [string[], string[], string[]],
    };
    expect(
      choicesOf([
        first,
        { ids: ["S-01"], report: [["S-01"], [], []] },
        { ids: ["S-02"], mirror: true, report: [["S-02"], [], []] },
        { ids: ["S-03"], elevated: true, report: [[], ["S-03"], []] },
      ]),
    ).toEqual({ ...NONE, again: 1, mirror: 1, credential: 1, accepted: 1 });
  });

  it("tell what a subagent left from what it failed at, and what nobody tried", () => {
    expect(
      choicesOf([
        { ids: ["S-01", "S-02", "S-03"], report: [["S-01"], ["S-02"], ["S-03"]] },
        { ids: ["S-03"], report: [[], [], ["S-03"]] },
      ]),
    ).toEqual({ ...NONE, passedOn: 1, accepted: 1, leftOut: 2 });
  });

  it("count a crash as a failure", () => {
    expect(choicesOf([{ ids: SOURCES }, { ids: SOURCES, report: [SOURCES, [], []] }])).toEqual({
      ...NONE,
      again: 4,
    });
  });

  it("never count a source twice", () => {
    fc.assert(
      fc.property(arbitraryAgentsRun, (events) => {
        const state = replayAgents(events);
        const { accepted, leftOut, ...ways } = coordinatorChoices(state);
        const total = Object.keys(state.sources).length;
        expect(accepted + leftOut).toBeLessThanOrEqual(total);
        for (const count of Object.values(ways)) expect(count).toBeLessThanOrEqual(total);
      }),
      { numRuns: 40 },
    );
  });
});
