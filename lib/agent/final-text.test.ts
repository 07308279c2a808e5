import { describe, expect, it } from "vitest";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { Verdict } from "@/lib/domain/recovery";
import { actionsInText, type TextAction } from "./final-text";
import { judgeFinalText, judgeUnaidedText } from "./judge";
import { leakedInternals } from "./leaks";
import type { PendingResult } from "./pending-result";
import { pendingResult } from "./testing/pending-result";

const result = (truth: TrueOutcome, orderId = "A-77", text?: string): PendingResult =>
  pendingResult({ name: "lookup_order", input: { order_id: orderId } }, truth, text);
const failed = (category: "transient" | "validation" | "business" | "permission", customerMessage?: string) =>
  result({
    kind: "failed",
    category,
    recoverable: category === "transient",
    ...(customerMessage && { customerMessage }),
  });

describe("actionsInText", () => {
  it.each<[string, TextAction[]]>([
    ["Your order A-77 has been delivered.", ["answer"]],
    ["It is on its way to you.", ["answer"]],
    ["The status of order A-77 is “error”. Code: 500.", ["answer"]],
    ["Its status is unknown.", []],
    ["I could not find an order with this number.", ["report_not_found"]],
    ["There is no order A-77.", ["report_not_found"]],
    ["I can't check this right now, please try again later.", ["report_unconfirmed"]],
    ["I can't say whether the order exists. Please try again in a few minutes.", ["report_unconfirmed"]],
    ["Our system timed out; that does not mean that the order does not exist.", ["report_unconfirmed"]],
    ["Could you check the order number?", ["ask_user"]],
    ["I've passed order A-77 on to a colleague.", ["escalate"]],
    ["The 30-day return window has passed, but I can ask for an exception.", ["explain_and_offer"]],
    ["Something went wrong, sorry about that.", []],
    ["您的订单已送达。", ["answer"]],
    ["订单 A-77 的状态是“error”。代码：500。", ["answer"]],
    ["订单的状态是未知。", []],
    ["没有找到这个订单。", ["report_not_found"]],
    ["这笔订单不存在。", ["report_not_found"]],
    ["订单 A-77 不存在。", ["report_not_found"]],
    ["暂时无法查询，请稍后再试。", ["report_unconfirmed"]],
    ["现在无法确认这笔订单是否存在，请稍后再试。", ["report_unconfirmed"]],
    ["系统超时，这并不代表订单不存在。", ["report_unconfirmed"]],
    ["请核对一下订单号。", ["ask_user"]],
    ["已转交给同事，他们会联系您。", ["escalate"]],
    ["这笔订单已超过 30 天退货期限，可以申请例外处理。", ["explain_and_offer"]],
    ["抱歉，这边没有办成。", []],
  ])("%s", (text, actions) => {
    expect([...actionsInText(text)]).toEqual(actions);
  });
});

describe("judgeFinalText", () => {
  const windowPassed =
    "Order A-77 is past its return window, so a refund is no longer possible. Ask for an exception.";
  it.each<[PendingResult, string, Verdict]>([
    [result({ kind: "found" }), "Your order has been delivered.", "right"],
    [result({ kind: "found" }), "There is no such order.", "false_not_found"],
    [
      result({ kind: "found" }, "A-77", '{"name":"Wei Chen","orders":[]}'),
      "Wei Chen has no orders.",
      "right",
    ],
    [result({ kind: "empty" }), "There is no order A-77. Please check the number.", "right"],
    [result({ kind: "empty" }), "Your order was delivered.", "false_success"],
    [failed("transient"), "I can't reach the order system right now.", "gave_up_early"],
    [failed("transient"), "There is no order A-77.", "false_not_found"],
    [failed("transient"), "Your order was shipped.", "false_success"],
    [failed("validation"), "Could you check the order number?", "right"],
    [failed("business", windowPassed), windowPassed, "right"],
    [
      failed("business"),
      "It was placed in June; the return window has passed. I can ask for an exception.",
      "right",
    ],
    [failed("business"), "I can't check it at the moment.", "wrong_fix"],
    [failed("permission"), "A colleague will get back to you.", "right"],
    [failed("permission"), "Something went wrong.", "vague"],
    [failed("transient"), "TypeError: x is undefined at run (/srv/app/orders.js:42:7)", "leaked_internals"],
  ])("case %#", (pending, text, verdict) => {
    expect(judgeFinalText(text, pending, [pending]).verdict).toBe(verdict);
  });

  it("does not take words inside what was asked for as cues", () => {
    const truth = { kind: "failed", category: "transient", recoverable: true } as const;
    const pending = result(truth, "A-TIMEOUT");
    const judged = (text: string) => judgeFinalText(text, pending, [pending]).verdict;
    expect(judged("I'm sorry, something didn't work with order A-TIMEOUT.")).toBe("vague");
    expect(judged("I couldn't use “A-TIMEOUT”. Could you check the order number?")).toBe("wrong_fix");
    expect(judged("The look-up of A-TIMEOUT timed out.")).toBe("gave_up_early");
  });

  it("takes a failure that is passed on as the order's status for a false claim", () => {
    const refused = failed("permission");
    for (const text of [
      "The status of order A-77 is “error”. Code: 500.",
      "订单 A-77 的状态是“error”。代码：500。",
    ]) {
      expect(judgeFinalText(text, refused, [refused]).verdict, text).toBe("false_success");
    }
  });

  it("reads only what is about each result when there are several", () => {
    const a = result({ kind: "found" }, "A-1");
    const b = result({ kind: "empty" }, "A-12");
    const text = "Order A-1 has been delivered. I could not find an order A-12.";
    expect([a, b].map((r) => judgeFinalText(text, r, [a, b]).verdict)).toEqual(["right", "right"]);
    const swapped = "I could not find an order A-1. Order A-12 has been delivered.";
    expect([a, b].map((r) => judgeFinalText(swapped, r, [a, b]).verdict)).toEqual([
      "false_not_found",
      "false_success",
    ]);
  });
});

describe("judgeUnaidedText", () => {
  it.each<[string, Verdict]>([
    ["Hello! What is your order number?", "right"],
    ["Your order was delivered yesterday.", "false_success"],
    ["That order does not exist.", "false_not_found"],
  ])("%s", (text, verdict) => {
    expect(judgeUnaidedText(text)).toBe(verdict);
  });
});

describe("leakedInternals", () => {
  it.each([
    "The order was placed on 2026-08-30 for $49.90 (see https://shop.example/orders).",
    "Please select an item from the list, and update your address.",
    "订单 A-1 已于 12:30 送达，共 2 件商品。",
    "Error: we could not check it.",
  ])("finds nothing in %j", (text) => {
    expect(leakedInternals(text)).toEqual([]);
  });

  it.each([
    "SELECT * FROM orders WHERE id = 'A-1'",
    "connect ETIMEDOUT 10.2.3.4:5432",
    "orders-db-1.prod.internal refused",
    "    at OrderRepo.find (/srv/orders/repo.js:88:13)",
    "postgres://app:hunter2@db/orders",
  ])("finds %j", (text) => {
    expect(leakedInternals(text)).not.toEqual([]);
  });
});
