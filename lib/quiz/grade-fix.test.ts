import { describe, expect, it } from "vitest";
import { gradeFix, isFixed } from "./grade-fix";
import { testQuestions } from "./testing";

const fixes = testQuestions.flatMap((question) => (question.kind === "fix" ? [question] : []));
const failed = (text: string, category: "transient" | "business" = "transient") =>
  gradeFix(text, { kind: "failed", category, isRetryable: category === "transient" })
    .filter((finding) => !finding.passed)
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

  it("wants words for the customer of a business error", () => {
    const rule = { errorCategory: "business", isRetryable: false, message: "Refund cap of 500 exceeded" };
    expect(failed(result(rule), "business")).toEqual(["structure", "customer_message"]);
  });

  it("tells a valid empty result from an error", () => {
    const checks = (value: unknown) =>
      gradeFix(JSON.stringify(value), { kind: "empty" })
        .filter((f) => !f.passed)
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
