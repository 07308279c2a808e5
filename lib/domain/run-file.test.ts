import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REDACTED, redactJson, redactText } from "./redact";
import { runFile } from "./run-file";
import { replayRun } from "./run-state";
import { arbitraryRun } from "./testing/arbitrary-run";

const savedAt = new Date("2026-12-01T00:00:00Z");
const KEY = "sk-ant-api03-CANARY_key-0123456789";
const oneRun = fc.sample(arbitraryRun, { numRuns: 1, seed: 7 })[0] ?? [];

function edited(change: (file: Record<string, unknown>) => Record<string, unknown>): string {
  return JSON.stringify(change(JSON.parse(runFile.serialize([oneRun], savedAt))));
}

describe("run files", () => {
  it("open as the runs that were saved, and fold to the same state", () => {
    fc.assert(
      fc.property(fc.array(arbitraryRun, { minLength: 1, maxLength: 4 }), (runs) => {
        const result = runFile.parse(runFile.serialize(runs, savedAt));
        if (!result.ok) throw new Error(JSON.stringify(result.problem));
        const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
        expect(result.runs).toEqual(asJson(runs));
        expect(asJson(result.runs.map(replayRun))).toEqual(asJson(runs.map(replayRun)));
      }),
      { numRuns: 50 },
    );
  });

  it("never make the parser throw, whatever they hold", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(runFile.parse(text).ok).toBe(false);
      }),
    );
  });

  it.each([
    ["not_json", "{"],
    ["foreign", '{"format":"har","version":1}'],
    ["newer", edited((file) => ({ ...file, version: 2 }))],
    ["broken", edited((file) => ({ ...file, runs: [] }))],
    ["broken", edited((file) => ({ ...file, savedAt: "yesterday" }))],
    ["broken", edited((file) => ({ ...file, runs: [[...oneRun].reverse()] }))],
    ["broken", edited((file) => ({ ...file, runs: [[{ type: "unheard_of" }]] }))],
    ["too_large", " ".repeat(20_000_001)],
  ])("are refused as %s", (reason, text) => {
    const result = runFile.parse(text);
    expect(result).toMatchObject({ ok: false, problem: { reason } });
  });

  it("hold no API key", () => {
    const withKey = edited((file) => file).replace(/"system":\s*"/, `"system": "${KEY} `);
    const opened = runFile.parse(withKey);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    expect(JSON.stringify(opened.runs)).toContain(KEY);
    expect(runFile.serialize(opened.runs, savedAt)).not.toContain("CANARY");
  });
});

describe("redaction", () => {
  it("takes out keys inside texts and under names that hold one", () => {
    expect(redactText(`key ${KEY}, Bearer abcdefghij==`)).toBe(`key ${REDACTED}, Bearer ${REDACTED}`);
    expect(redactJson({ "X-Api-Key": "short", list: [{ authorization: "x" }], n: 1 })).toEqual({
      "X-Api-Key": REDACTED,
      list: [{ authorization: REDACTED }],
      n: 1,
    });
  });

  it("leaves everything else as it is", () => {
    const value = { text: "the bearer of this letter", tokens: { input_tokens: 3 }, none: null };
    expect(redactJson(value)).toEqual(value);
  });
});
