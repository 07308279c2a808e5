import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runFile } from "../run-file";
import { arbitraryAgentsRun } from "../testing/arbitrary-agents";
import { arbitraryRun } from "../testing/arbitrary-run";
import { agentsFile } from "./agents-file";
import { replayAgents } from "./agents-state";

const savedAt = new Date("2026-12-01T00:00:00Z");
const KEY = "sk-ant-api03-CANARY_key-0123456789";
const [oneRun = []] = fc.sample(
  arbitraryAgentsRun.filter((events) => events.some(({ type }) => type === "delegated")),
  { numRuns: 1, seed: 7 },
);

function edited(change: (file: Record<string, unknown>) => Record<string, unknown>): string {
  return JSON.stringify(change(JSON.parse(agentsFile.serialize([oneRun], savedAt))));
}

describe("files of multi-agent runs", () => {
  it("open as the run that was saved, whole or stopped half-way, and replay to the same state", () => {
    fc.assert(
      fc.property(arbitraryAgentsRun, fc.nat(), (events, place) => {
        const saved = events.slice(0, 1 + (place % events.length));
        const result = agentsFile.parse(agentsFile.serialize([saved], savedAt));
        if (!result.ok) throw new Error(JSON.stringify(result.problem));
        const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
        expect(asJson(result.runs.map(replayAgents))).toEqual(asJson([replayAgents(saved)]));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ["not_json", "{"],
    ["foreign", runFile.serialize([fc.sample(arbitraryRun, 1)[0] ?? []], savedAt)],
    ["newer", edited((file) => ({ ...file, version: 2 }))],
    ["broken", edited((file) => ({ ...file, runs: [] }))],
    ["broken", edited((file) => ({ ...file, runs: [oneRun, oneRun] }))],
    ["broken", edited((file) => ({ ...file, runs: [oneRun.slice(1)] }))],
    ["broken", edited((file) => ({ ...file, runs: [[...oneRun, oneRun.at(-1)]] }))],
    ["broken", edited((file) => ({ ...file, runs: [[{ type: "unheard_of" }]] }))],
  ])("are refused as %s", (reason, text) => {
    expect(agentsFile.parse(text)).toMatchObject({ ok: false, problem: { reason } });
  });

  it("are not taken for runs of the lab", () => {
    expect(runFile.parse(agentsFile.serialize([oneRun], savedAt))).toMatchObject({
      problem: { reason: "foreign" },
    });
  });

  it("hold no API key", () => {
    const opened = agentsFile.parse(edited((file) => file).replaceAll("Stopped.", `Stopped: ${KEY}`));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const echoed = opened.runs.map((events) =>
      events.map((event) =>
        event.type === "delegated" ? { ...event, subagentId: `${event.subagentId} ${KEY}` } : event,
      ),
    );
    expect(JSON.stringify(echoed)).toContain(KEY);
    expect(agentsFile.serialize(echoed, savedAt)).not.toContain("CANARY");
  });
});
