import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import { type Collected, entryOf, entryOfAnswer } from "./collected";
import { toJsonReport } from "./json-report";
import { toMarkdown } from "./markdown-report";
import { toSarif } from "./sarif";
import { type ReportProblem, readReport } from "./saved-report";
import { summarise } from "./summary";
import { itemOf, readCases } from "./testing/read-cases-node";

const call = { kind: "missing_field", tool: "lookup", args: {}, field: "id", mustFail: true } as const;

function sample(): Collected {
  const entries = readCases()
    .slice(0, 60)
    .map((one, index) => entryOf(auditItem(itemOf(one)), "transcript.jsonl", index));
  const answers = [
    { call, latencyMs: 12, outcome: { kind: "timeout", timeoutMs: 10 } } as const,
    { call, latencyMs: 1, outcome: { kind: "lost", message: "socket hang up" } } as const,
  ].map((answer) => entryOfAnswer(answer, "https://mcp.example/mcp?api_key=k9f8e7d6c5"));
  const server = { name: "s", version: "1", protocolVersion: "2025-11-25", era: "legacy" } as const;
  const tools = [{ name: "lookup", readOnly: true, probed: true }];
  return {
    entries: [...entries, ...answers],
    probed: [{ source: "https://mcp.example/mcp?api_key=k9f8e7d6c5", server, tools }],
  };
}

const written = toJsonReport(sample(), "1.2.3", "en");
const problemOf = (text: string): ReportProblem | undefined => {
  const read = readReport(text);
  return read.ok ? undefined : read.problem;
};

describe("a report file", () => {
  it("comes back as it was written, and its totals are worked out anew", () => {
    const read = readReport(JSON.stringify({ ...written, summary: { grade: "A" } }));
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const { summary, ...rest } = JSON.parse(JSON.stringify(written));
    expect(read.report).toEqual(rest);
    expect(summarise(read.report.results)).toEqual(summary);
    expect(summary.tools).toContainEqual(expect.objectContaining({ tool: "lookup", grade: "F", results: 2 }));
    expect(toMarkdown(read.report, "zh")).toBe(toMarkdown(written, "zh"));
    expect(toSarif(read.report, "en")).toEqual(toSarif(written, "en"));
  });

  it("keeps no secret of a server's address", () => {
    expect(JSON.stringify([written.servers, written.results.at(-1)])).not.toContain("k9f8e7d6c5");
  });

  it.each<[string, string, ReportProblem]>([
    ["nothing", "", { reason: "no_json" }],
    ["half a file", JSON.stringify(written).slice(0, 5000), { reason: "no_json" }],
    ["a tool result", '{"content":[]}', { reason: "foreign" }],
    ["a list", "[1,2]", { reason: "foreign" }],
    ["another tool's report", '{"kind":"eslint","results":[]}', { reason: "foreign" }],
    ["a newer report", '{"kind":"failwell-audit","format":99}', { reason: "newer" }],
    [
      "a report without results",
      '{"kind":"failwell-audit","format":1,"failwell":"1","servers":[]}',
      { reason: "broken", field: "results" },
    ],
    [
      "a grade that is none",
      '{"kind":"failwell-audit","format":1,"failwell":"1","servers":[],"results":[{"source":"a","label":"b","grade":"Z","isFailure":true,"findings":[]}]}',
      { reason: "broken", field: "results.0.grade" },
    ],
    [
      "a deep one",
      `{"kind":"failwell-audit","format":1,"results":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      { reason: "broken", field: "results" },
    ],
    ["a huge one", `"${"x".repeat(17 * 1024 * 1024)}"`, { reason: "too_long" }],
    ["prototype keys", '{"__proto__":{"kind":"failwell-audit"}}', { reason: "foreign" }],
  ])("says why %s cannot be opened", (_name, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it("never throws, whatever a file holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        expect(readReport(text).ok).toBe(false);
      }),
    );
  });
});
