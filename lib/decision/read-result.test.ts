import { describe, expect, it } from "vitest";
import type { Belief } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { beliefAfter, likeliest } from "./belief";
import { readResult } from "./read-result";

function read(body: unknown, is_error?: boolean) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const block: ToolResultBlock = { type: "tool_result", tool_use_id: "t", content: [{ type: "text", text }] };
  if (is_error !== undefined) block.is_error = is_error;
  return readResult(block);
}

function believed(body: unknown, is_error?: boolean): Belief {
  const reading = read(body, is_error);
  return beliefAfter(reading.evidence, { failedRetries: 0, isError: reading.isError });
}

describe("structured errors", () => {
  it("points each piece of evidence at its field", () => {
    const { evidence } = read(
      { errorCategory: "validation", isRetryable: false, message: "no", field: "order_id" },
      true,
    );
    expect(evidence).toContainEqual({ cue: "is_error", value: "true", pointer: "/is_error" });
    expect(evidence).toContainEqual({
      cue: "errorCategory",
      value: "validation",
      pointer: "/content/0/text",
      textPointer: "/errorCategory",
      speaksFor: "validation",
    });
    expect(evidence.find((item) => item.cue === "field")?.textPointer).toBe("/field");
  });

  it.each([
    [{ error_category: "transient", is_retryable: true, retry_after: 2 }, "transient"],
    [{ error: { category: "PERMISSION_DENIED", retriable: false } }, "permission"],
    [{ errors: [{ errorType: "policy_violation", retryable: false }] }, "business"],
    [{ error: { code: "INVALID_ARGUMENT", message: "order_id" } }, "validation"],
    [{ error: { code: 429, status: "RESOURCE_EXHAUSTED" } }, "transient"],
    [{ status: 403, title: "no" }, "permission"],
    [{ type: "about:blank", status: 422, "invalid-params": [{ name: "order_id" }] }, "validation"],
    [{ 错误类别: "权限" }, "permission"],
  ])("reads other spellings: %j", (body, expected) => {
    const belief = believed(body, true);
    expect(likeliest(belief)).toBe(expected);
    expect(belief[likeliest(belief)]).toBeGreaterThan(0.7);
  });

  it("reads delays in milliseconds whatever their unit", () => {
    expect(read({ retryAfterMs: 1500 }, true).retryAfterMs).toBe(1500);
    expect(read({ retry_after: "2s" }, true).retryAfterMs).toBe(2000);
    expect(read({ "Retry-After": 3 }, true).retryAfterMs).toBe(3000);
  });

  it("opens JSON that was encoded twice", () => {
    expect(read(JSON.stringify(JSON.stringify({ errorCategory: "business" })), true).evidence).toContainEqual(
      expect.objectContaining({ cue: "errorCategory", speaksFor: "business" }),
    );
  });
});

describe("prose", () => {
  it.each([
    ["The order database timed out after 5 s", "transient"],
    ["Too many requests, try again in 20 seconds", "transient"],
    ["订单数据库超时", "transient"],
    ["服务繁忙，请稍后再试", "transient"],
    ["order_id must look like A-<digits>", "validation"],
    ["订单号格式不对", "validation"],
    ["This order is past the 30-day return window", "business"],
    ["已超过退货期限", "business"],
    ["You are not authorized to read orders of another region", "permission"],
    ["该订单属于其他团队，无权查看", "permission"],
  ])("%s → %s", (text, expected) => {
    const belief = believed(text, true);
    expect(likeliest(belief)).toBe(expected);
    expect(belief[likeliest(belief)]).toBeGreaterThan(0.5);
  });

  it("takes nothing from a text that says nothing", () => {
    for (const text of ["Operation failed", "操作失败", "Something went wrong"]) {
      expect(read(text, true).evidence.map((item) => item.cue)).toEqual(["is_error"]);
    }
  });

  it("reads that a retry is pointless", () => {
    expect(read("Refused. Do not retry.", true).retryable).toBe(false);
    expect(read("已拒绝，请勿重试", true).retryable).toBe(false);
  });
});

describe("results that are not flagged", () => {
  it("takes records for an answer, and leaves their own category and status alone", () => {
    const reading = read({ results: [{ status: "delivered", category: "permission", code: "403" }] });
    expect(reading.evidence.map((item) => item.cue)).toEqual(["data"]);
    expect(believed({ category: "business", plan: "permission required" }).found).toBeGreaterThan(0.95);
    expect(believed("Delivered on Monday").found).toBeGreaterThan(0.95);
  });

  it("takes an empty list for nothing found, more surely with a note", () => {
    const bare = believed({ results: [] }).empty;
    expect(bare).toBeGreaterThan(0.9);
    expect(believed({ results: [], note: "Query ran; no order matched." }).empty).toBeGreaterThan(
      Math.max(bare, 0.99),
    );
    expect(believed({ results: [], note: "查询已执行，没有匹配的订单" }).empty).toBeGreaterThan(0.99);
    expect(believed("[]").empty).toBeGreaterThan(0.9);
  });

  it("notices a status that says error, without being sure", () => {
    const belief = believed({ status: "error", code: 500 });
    expect(belief.found + belief.empty).toBeGreaterThan(0.03);
    expect(belief.found + belief.empty).toBeLessThan(0.5);
    expect(read({ success: false, error: "timed out" }).evidence.map((item) => item.cue)).toContain(
      "status_field",
    );
  });

  it("still reads a category where the flag was forgotten", () => {
    expect(likeliest(believed({ errorCategory: "transient", isRetryable: true, message: "late" }))).toBe(
      "transient",
    );
  });
});
