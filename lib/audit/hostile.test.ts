import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import { entryOf } from "./collected";
import { toJsonReport } from "./json-report";
import { toMarkdown } from "./markdown-report";
import { pageReports } from "./page-report";
import { parseInput } from "./parse-input";
import { toSarif } from "./sarif";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const text = (value: string, more = "") =>
  `{"content":[{"type":"text","text":${JSON.stringify(value)}}]${more}}`;

/** Everything that is made of a pasted text. */
function everything(pasted: string) {
  const reports = pageReports(pasted, {}, "en");
  const entries = parseInput(pasted).map((item, index) => entryOf(auditItem(item), "paste", index));
  const collected = { entries, probed: [] };
  const report = toJsonReport(collected, "0", "zh");
  const files = [JSON.stringify(report), JSON.stringify(toSarif(report, "en")), toMarkdown(report, "en")];
  return { reports: JSON.stringify(reports), files };
}

describe("hostile input", { timeout: 60_000 }, () => {
  it.each([
    ["deep JSON", deep(100_000)],
    ["deep structured content", text("x", `,"structuredContent":{"a":${deep(100_000)}}`)],
    ["deep JSON inside text", text(deep(100_000))],
    ["deep JSON between words", `see ${text("x", `,"structuredContent":{"a":${deep(50_000)}}`)} and more`],
    ["JSON in JSON in JSON", text(Array.from({ length: 12 }).reduce<string>((s) => JSON.stringify(s), "x"))],
    ["an unclosed array", text(`${"[".repeat(50_000)}`)],
    [
      "many keys",
      text(JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])))),
    ],
    ["many blocks", JSON.stringify({ content: Array(20_000).fill({ type: "text", text: "Error: x" }) })],
    ["many results", `${text("Error: x")}\n`.repeat(5_000)],
    ["a long line without end", text(`Error: ${"a".repeat(500_000)}`)],
    ["long runs of spaces and quotes", text(`Error${" ".repeat(100_000)}${"'".repeat(50_000)}`)],
    [
      "numbers that are none",
      '{"content":[{"type":"text","text":"x"}],"structuredContent":{"a":NaN,"b":-Infinity}}',
    ],
    [
      "numbers beyond range",
      '{"content":[{"type":"text","text":"{\\"status\\":1e999,\\"retryAfterMs\\":-1e308}"}],"isError":true}',
    ],
    ["half a surrogate pair", '{"content":[{"type":"text","text":"Error: \\ud800"}],"isError":true}'],
    ["broken UTF-8 as decoded", text("Error: \ufffd\ufffd\u0000\u001b[31m")],
    [
      "prototype keys",
      '{"__proto__":{"isError":true},"constructor":{"prototype":1},"content":[{"type":"text","text":"{\\"__proto__\\":{\\"error\\":1},\\"toString\\":\\"x\\"}"}]}',
    ],
    ["a Python text that is none", text(`{'${"a\\'".repeat(20_000)}`)],
  ])("%s is audited, or said to be text, and can be written out", (_name, pasted) => {
    const { reports, files } = everything(pasted);
    expect(reports).toMatch(/"grade":"[A-F]"/);
    for (const file of files) expect(file.length).toBeGreaterThan(10);
    expect(Object.hasOwn(Object.prototype, "isError")).toBe(false);
  });

  it("is whatever anybody pastes", () => {
    const piece = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        '{"content":[{"type":"text","text":"',
        '"}],"isError":true}',
        "Error: ",
        '{"status":"error"',
        "失败：",
        "```json\n",
        "{'a': None}",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(() => everything(pieces.join(""))).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
});
