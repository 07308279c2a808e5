import { describe, expect, it } from "vitest";
import { auditItem } from "@/lib/audit/audit";
import { gradeFix, isFixed, withTextAsString } from "./grade-fix";
import { testQuestions } from "./testing";

const fixes = testQuestions.flatMap((question) => (question.kind === "fix" ? [question] : []));
/** Checks that fail, the audit's own verdict aside. */
const failed = (text: string, category: "transient" | "business" = "transient") =>
  gradeFix(text, { kind: "failed", category, isRetryable: category === "transient" })
    .filter((finding) => !finding.passed && finding.check !== "audit")
    .map((finding) => finding.check);
const result = (error: unknown, isError = true) =>
  JSON.stringify({ isError, content: [{ type: "text", text: JSON.stringify(error) }] });

describe("gradeFix", () => {
  it("accepts every solution of the bank and refuses every result that is to be fixed", () => {
    expect(fixes.length).toBeGreaterThan(4);
    for (const { id, truth, result: given, solution } of fixes) {
      expect(isFixed(gradeFix(JSON.stringify(solution), truth)), id).toBe(true);
      expect(isFixed(gradeFix(JSON.stringify(given), truth)), id).toBe(false);
    }
  });

  it("agrees with the audit on which of three results is well made", () => {
    const compared = testQuestions.flatMap((question) => (question.kind === "compare" ? [question] : []));
    expect(compared.length).toBeGreaterThan(4);
    for (const { id, options } of compared) {
      const content = options[0]?.content;
      if (content?.kind !== "result") throw new Error(`${id} has no result`);
      const reply =
        typeof content.result === "object" && content.result !== null && "jsonrpc" in content.result;
      const { findings } = auditItem({
        kind: "result",
        frame: content.result,
        base: reply ? "/result" : "",
        context: {},
      });
      expect(findings, id).toEqual([]);
    }
  });

  it("turns a text that was written as an object into a string", () => {
    const written = JSON.stringify({ isError: true, content: [{ type: "text", text: { results: [] } }] });
    expect(JSON.parse(withTextAsString(written))).toEqual({
      isError: true,
      content: [{ type: "text", text: '{"results":[]}' }],
    });
    for (const same of ["{", '"x"', '{"content":[{"type":"text","text":"a"}]}'])
      expect(withTextAsString(same)).toBe(same);
  });

  it("says what is wrong, one by one", () => {
    const good = { errorCategory: "transient", isRetryable: true, message: "Order database timed out" };
    expect(failed("{")).toEqual(["json"]);
    expect(failed('{"content":[]}')).toEqual(["content"]);
    expect(failed(result(good))).toEqual([]);
    expect(failed(result(good, false))).toEqual(["flag"]);
    expect(failed(result({ ...good, errorCategory: "oops" }))).toEqual(["structure", "category"]);
    expect(failed(result({ ...good, isRetryable: false }))).toEqual(["retryable"]);
    expect(failed(result({ ...good, message: "Operation failed, sorry" }))).toEqual(["message"]);
    expect(failed(result({ ...good, message: "timeout at db-3.internal" }))).toEqual(["no_internals"]);
  });

  it("names the audit rules that object", () => {
    const vague = result({ errorCategory: "transient", isRetryable: true, message: "Rate limit reached" });
    const audit = gradeFix(vague, { kind: "failed", category: "transient", isRetryable: true }).find(
      (f) => f.check === "audit",
    );
    expect(audit).toEqual({ check: "audit", passed: false, rules: ["rate-limit-without-delay"] });
  });

  it("wants words for the customer of a business error", () => {
    const rule = { errorCategory: "business", isRetryable: false, message: "Refund cap of 500 exceeded" };
    expect(failed(result(rule), "business")).toEqual(["structure", "customer_message"]);
  });

  it("tells a valid empty result from an error", () => {
    const checks = (value: unknown) =>
      gradeFix(JSON.stringify(value), { kind: "empty" })
        .filter((f) => !f.passed && f.check !== "audit")
        .map((f) => f.check);
    expect(checks({ content: [{ type: "text", text: '{"results":[]}' }] })).toEqual(["note"]);
    expect(
      checks({
        isError: true,
        content: [{ type: "text", text: '{"results":[],"note":"Search completed"}' }],
      }),
    ).toEqual(["flag"]);
  });
});
