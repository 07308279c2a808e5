import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import { AUDIT_EXAMPLES } from "./examples";
import { isAtLeast, worstGrade } from "./grade";
import { parseInput } from "./parse-input";
import { probeRequestSchema, toProbeMessage } from "./probe/messages";
import { reportOnAudit } from "./report";
import { auditRequestSchema, itemsOfRequest } from "./request";

const result = { content: [{ type: "text", text: "Operation failed" }], isError: true };

describe("what the page and the route are asked", () => {
  it("takes a result or a message, never both or neither", () => {
    for (const body of [{ result }, { message: "x" }, { result, context: { toolName: "t" }, locale: "zh" }])
      expect(auditRequestSchema.safeParse(body).success).toBe(true);
    for (const body of [{}, { result, message: 1 }, { result, more: 1 }, { result, context: { x: 1 } }])
      expect(auditRequestSchema.safeParse(body).success).toBe(false);
  });

  it("audits whatever object is said to be a result, and nothing that is none", () => {
    const context = { toolName: "lookup_order", input: undefined };
    expect(itemsOfRequest({ result, context })).toMatchObject([
      { kind: "result", context: { toolName: "lookup_order" } },
    ]);
    expect(itemsOfRequest({ message: JSON.stringify(result) })).toHaveLength(1);
    expect(itemsOfRequest({ result: { odd: 1 } })).toMatchObject([{ kind: "result", frame: { odd: 1 } }]);
    expect(itemsOfRequest({ result: 5 })).toEqual([]);
  });

  it("reports in the language asked for", () => {
    const [item] = itemsOfRequest({ result });
    if (!item) throw new Error("no item");
    const report = reportOnAudit(auditItem(item), "zh");
    expect(report.findings[0]?.message).toMatch(/[\u4e00-\u9fff]/);
    expect(report.hostViews.length).toBeGreaterThan(8);
    expect(report.grade).toBe("D");
  });

  it("has an address and harmless headers for a probe", () => {
    const ok = {
      url: "https://x.example/mcp",
      headers: { authorization: "Bearer x" },
      skip: ["a"],
      listOnly: true,
    };
    expect(probeRequestSchema.safeParse(ok).success).toBe(true);
    for (const headers of [{ "a b": "x" }, { a: "x\r\ny: 1" }])
      expect(probeRequestSchema.safeParse({ url: "x", headers }).success).toBe(false);
    const call = { tool: "t", kind: "unknown_tool" as const, args: {}, mustFail: true };
    const lost = {
      type: "answer" as const,
      done: 1,
      answer: { call, latencyMs: 3, outcome: { kind: "lost" as const, message: "x" } },
    };
    expect(toProbeMessage(lost)).toEqual({
      type: "answer",
      done: 1,
      call,
      latencyMs: 3,
      outcome: { kind: "lost", message: "x" },
    });
  });
});

describe("the examples to start from", () => {
  it("each have a fault, or are the one that has none, and differ", () => {
    const grades = AUDIT_EXAMPLES.map(({ id, text }) => {
      const [item] = parseInput(JSON.stringify(text));
      return [id, item ? auditItem(item).grade : "none"] as const;
    });
    expect(grades.filter(([, grade]) => grade === "none")).toEqual([]);
    expect(new Set(grades.map(([id]) => id)).size).toBe(grades.length);
    expect(worstGrade(grades.map(([, grade]) => (grade === "none" ? "F" : grade)))).toBe("F");
    expect(isAtLeast("A", "F")).toBe(true);
  });
});
