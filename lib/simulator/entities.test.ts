import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareToken, readEntities } from "./entities";

describe("readEntities", () => {
  it.each([
    ["where is my order K-1?", ["K-1"]],
    ["查一下订单K-9吧", ["K-9"]],
    ["orders K-1, K-22 and k-3 please", ["K-1", "K-22", "k-3"]],
    ["my order abc", ["abc"]],
    ["Please look up my order abc.", ["abc"]],
    ["请帮我查一下订单 abc。", ["abc"]],
    ["order number is 12345678", ["12345678"]],
    ["订单号：99881", ["99881"]],
    ["order #77 and #78", ["77", "78"]],
    ['order "b7"', ["b7"]],
    ["where is my order?", []],
    ["where is my order please", []],
    ["my orders are late", []],
    ["I want to order pizza", []],
    ["re-order the follow-up e-mail", []],
  ])("%s", (text, ids) => {
    expect(readEntities(text, "K-1").ids.map((id) => id.toLowerCase())).toEqual(
      ids.map((id) => id.toLowerCase()),
    );
  });

  it("spells ids as the schema shows them", () => {
    expect(readEntities("where is k-12", "K-1").ids).toEqual(["K-12"]);
  });

  it("reads contact data and amounts, and takes neither for an order", () => {
    expect(readEntities("call +86 138 0013 8000")).toEqual({ ids: [], phone: "+86 138 0013 8000" });
    expect(readEntities("mail a.b@example.com please")).toEqual({ ids: [], email: "a.b@example.com" });
    expect(readEntities("我叫李娜")).toEqual({ ids: [], name: "李娜" });
    expect(readEntities("refund $12.50 on K-1", "K-1")).toMatchObject({ ids: ["K-1"], amount: 12.5 });
  });

  it("is quick on hostile text and never throws", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => Array.isArray(readEntities(text, "K-1").ids)),
    );
    for (const hostile of [
      "order ".repeat(2000),
      " ".repeat(100_000),
      "A-".repeat(50_000),
      "1 ".repeat(50_000),
      "a@".repeat(50_000),
    ]) {
      expect(readEntities(hostile, "K-1").ids.length).toBeLessThanOrEqual(8);
    }
  });

  it("takes a bare token for an id when asked", () => {
    expect(bareToken(" K-77. ")).toBe("K-77");
    expect(bareToken("abc")).toBe("abc");
    expect(bareToken("I don't know")).toBeUndefined();
    expect(bareToken("no")).toBeUndefined();
  });
});
