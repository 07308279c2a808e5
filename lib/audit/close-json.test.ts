import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeJson } from "./close-json";

describe("JSON that was cut off", () => {
  it.each([
    [
      '{"status":"error","message":"Query timed out after 3',
      { status: "error", message: "Query timed out after 3" },
    ],
    ['{"a":[1,2,{"b":"c', { a: [1, 2, { b: "c" }] }],
    ['{"a":1,"b', { a: 1 }],
    ['{"a":1,"b":', { a: 1 }],
    ['{"a":1,', { a: 1 }],
    ['{"a":"\\u00', { a: "" }],
    ['[{"a":tru', undefined],
    ['{"a":1}', undefined],
    ['{"a":]', undefined],
    ["{", {}],
  ])("%s", (text, value) => {
    expect(closeJson(text)).toEqual(value === undefined ? { ok: false } : { ok: true, value });
  });

  it("reads a beginning of what was there, wherever it was cut", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (list, cut) => {
        const text = JSON.stringify({ list });
        const closed = closeJson(text.slice(0, 9 + (cut % (text.length - 10))));
        expect(closed.ok).toBe(true);
      }),
    );
  });

  it("gives up on nesting without end", () => {
    expect(closeJson("[".repeat(1000))).toEqual({ ok: false });
  });
});
