import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toolErrorSchema } from "../domain/tool-error";
import { auditItem } from "./audit";
import { itemsFromValue, parseInput } from "./parse-input";
import { rewrite } from "./rewrite";
import { itemOf, readCases } from "./testing/read-cases-node";
import type { AuditItem } from "./types";

const all = readCases();

function gradeAfter(item: AuditItem) {
  const rewritten = rewrite(auditItem(item));
  const [again] = itemsFromValue(rewritten.frame, item.context);
  const audit = auditItem(again ?? { ...item, frame: rewritten.frame });
  return { rewritten, audit };
}

describe("rewrite", () => {
  it.each(all.map((entry) => [entry.id, entry] as const))("%s comes out with grade A", (_id, entry) => {
    const { rewritten, audit } = gradeAfter(itemOf(entry));
    expect({ findings: audit.findings, frame: rewritten.frame }).toMatchObject({ findings: [] });
    if (rewritten.error) expect(toolErrorSchema.safeParse(rewritten.error).success).toBe(true);
  });

  it("comes out with grade A for any message, flagged or not", () => {
    const word = fc.constantFrom(
      "Error:",
      "403",
      "retry later",
      "rate limit",
      "SELECT a FROM b",
      "/srv/app/x.py",
      "invalid",
      "arguments",
      "at f (a.js:1:2)",
      "token=abcd1234",
      "3 of 5 failed",
      "not found",
      "Tool x not found",
      "超时",
      "权限不足",
      "<html><title>502 Bad Gateway</title>",
      "order_id",
      "no results found",
    );
    const message = fc
      .array(fc.oneof(word, fc.string({ maxLength: 12 })), { maxLength: 6 })
      .map((words) => words.join(" "));
    const body = fc.record(
      {
        errorCategory: fc.constantFrom("transient", "business", "validation", "permission", "weird"),
        isRetryable: fc.boolean(),
        message,
        retryAfterMs: fc.nat(9999),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(message, body), fc.boolean(), (content, isError) => {
        const text = typeof content === "string" ? content : JSON.stringify(content);
        const { audit } = gradeAfter({
          kind: "result",
          frame: { content: [{ type: "text", text }], isError },
          base: "",
          context: { backendFailed: true },
        });
        expect(audit.findings).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("states no delay, field or category that the result does not, except as a gap", () => {
    const rewritten = rewrite(
      auditItem({
        kind: "result",
        frame: { content: [{ type: "text", text: "rate limit exceeded" }], isError: true },
        base: "",
        context: {},
      }),
    );
    expect(rewritten.gaps).toEqual(expect.arrayContaining(["category", "retry_delay"]));
    const vague = rewrite(
      auditItem({
        kind: "result",
        frame: { content: [{ type: "text", text: "Operation failed" }], isError: true },
        base: "",
        context: {},
      }),
    );
    expect(vague.gaps).toEqual(expect.arrayContaining(["category", "message"]));
  });

  it("keeps what the result said", () => {
    const [item] = parseInput(
      JSON.stringify({
        content: [
          {
            type: "text",
            text: '{"code":"invalid_argument","message":"limit must be at most 100","field":"limit"}',
          },
        ],
      }),
    );
    expect(item && rewrite(auditItem(item)).error).toMatchObject({
      errorCategory: "validation",
      field: "limit",
      message: "limit must be at most 100",
    });
  });
});
