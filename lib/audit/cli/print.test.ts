import { describe, expect, it } from "vitest";
import { auditItem } from "../audit";
import { type Collected, entryOf, entryOfAnswer } from "../collected";
import { parseInput } from "../parse-input";
import type { BadCall } from "../probe/bad-calls";
import type { ProbeAnswer } from "../probe/probe";
import { printReport } from "./print";
import { createProgress } from "./progress";

const audited = (text: string) =>
  parseInput(text).map((item, index) => entryOf(auditItem(item), "results.jsonl", index));
const call: BadCall = {
  tool: "lookup_order",
  kind: "missing_field",
  field: "order_id",
  args: {},
  mustFail: true,
};
const failed = auditItem(
  parseInput('{"content":[{"type":"text","text":"Operation failed"}],"isError":true}')[0] ?? {
    kind: "unknown",
    frame: {},
    base: "",
    context: {},
  },
);
const answer = (outcome: ProbeAnswer["outcome"]): ProbeAnswer => ({ call, latencyMs: 12, outcome });
const probed: Collected = {
  probed: [
    {
      source: "https://x.example/mcp",
      server: { name: "s", version: "1", protocolVersion: "2025-11-25", era: "legacy" },
      tools: [
        { name: "lookup_order", readOnly: true, probed: true },
        { name: "left_out", readOnly: true, probed: false },
        ...Array.from({ length: 14 }, (_, i) => ({ name: `write_${i}`, readOnly: false, probed: false })),
      ],
    },
  ],
  entries: [
    answer({ kind: "audited", audit: failed, accepted: false }),
    answer({ kind: "audited", audit: failed, accepted: true }),
    answer({ kind: "timeout", timeoutMs: 8000 }),
    answer({ kind: "lost", message: "the server\u001b[2J ended" }),
  ].map((one) => entryOfAnswer(one, "https://x.example/mcp")),
};

describe("printReport", () => {
  it("tells of each result, its findings and a better one", () => {
    const entries = audited('{"content":[{"type":"text","text":"Rate limit exceeded"}],"isError":true}');
    const text = printReport({ entries, probed: [] }, "en", false);
    expect(text).toContain("▲ Rate limited without a delay rate-limit-without-delay");
    expect(text).toContain('better: {"errorCategory":"transient"');
    expect(text).toContain("to fill in or check: errorCategory, isRetryable, retryAfterMs");
    expect(text).toMatch(/Grade {2}C {3}1 result: C 1\n$/);
  });

  it.each(["en", "zh"] as const)(
    "tells of a probe: tools left out, answers, what was lost (%s)",
    (locale) => {
      const text = printReport(probed, locale, false);
      expect(text).toContain("s 1 · MCP 2025-11-25");
      expect(text).toMatch(/: write_0, .*write_11 …\n/);
      expect(text).toMatch(/--skip.*left_out/);
      expect(text).toMatch(locale === "en" ? /the same as above: generic-message/ : /同上: generic-message/);
      expect(text).toMatch(locale === "en" ? /no answer in 8000 ms/ : /8000 毫秒内没有响应/);
      expect(text).toMatch(locale === "en" ? /took a call/ : /接受了/);
      // No control sequence of a server reaches the terminal.
      expect(text).not.toContain("\u001b");
      expect(text).toMatch(/ F {2}lookup_order/);
    },
  );

  it("has a report on nothing, and colours where wanted", () => {
    expect(printReport({ entries: [], probed: [] }, "en", false)).toMatch(/Grade {2}A {3}0 results: –/);
    expect(printReport(probed, "en", true)).toContain("\u001b[41m");
  });
});

describe("createProgress", () => {
  it("writes one line over itself on a terminal, and nothing elsewhere", () => {
    const written: string[] = [];
    const stream = (isTTY: boolean, columns: number) => ({
      isTTY,
      columns,
      write: (text: string | Uint8Array) => written.push(String(text)) > 0,
    });
    const quiet = createProgress(stream(false, 80));
    quiet.show("1/2");
    quiet.clear();
    expect(written).toEqual([]);
    const shown = createProgress(stream(true, 30));
    shown.show(`1/2 a\u001b[31m${"b".repeat(50)}`);
    shown.clear();
    expect(written).toEqual([`\r\u001b[2K1/2 a [31m${"b".repeat(19)}`, "\r\u001b[2K"]);
    createProgress(stream(true, 0)).show("x".repeat(200));
    expect(written.at(-1)).toHaveLength(79 + 5);
  });
});
