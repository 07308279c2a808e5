import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountIn, factsOf, orderIdsIn, recordsIn, referenceIn } from "./facts";
import { repliesIn } from "./replies";

describe("recordsIn", () => {
  it.each([
    ["a list", [[{ a: 1 }, "no record"]], [{ a: 1 }]],
    ["a list inside a wrapper", [{ results: [{ a: 1 }, { a: 2 }], count: 2 }], [{ a: 1 }, { a: 2 }]],
    ["an object inside a wrapper", [{ ok: true, order: { a: 1 } }], [{ a: 1 }]],
    [
      "the object itself",
      [{ id: "X-1", status: "lost", place: { depot: "Graz" } }],
      [{ id: "X-1", status: "lost", place: { depot: "Graz" } }],
    ],
    ["nothing in other documents", ["text", 3, null], []],
  ])("finds %s", (_what, documents, records) => expect(recordsIn(documents)).toEqual(records));
});

describe("orderIdsIn", () => {
  it.each([
    [{ order_ids: ["X-1", "X-2"] }, ["X-1", "X-2"]],
    [{ last_order: "X-3" }, ["X-3"]],
    [{ orders: [{ order_id: "X-4", total: 3 }, { number: "X-5" }] }, ["X-4", "X-5"]],
    [{ orders: [{ total: 3 }, 7, null] }, []],
    [{ customer_ids: ["C-1"] }, []],
    [{ orders: ["x".repeat(41)] }, []],
  ])("%j", (record, ids) => expect(orderIdsIn(record)).toEqual(ids));
});

it("finds a reference and an amount", () => {
  expect(referenceIn({ order_id: "X-1", refund_id: "R-9" })).toBe("R-9");
  expect(referenceIn({ order_id: "X-1" })).toBeUndefined();
  expect(amountIn({ total: 5, currency: "EUR" })).toBe("5 EUR");
  expect(amountIn({ amount: 5 })).toBe("5");
  expect(amountIn({ amount: "5" })).toBeUndefined();
});

describe("factsOf", () => {
  const replies = repliesIn("en");

  it("tells lists, and leaves out what cannot be told in words", () => {
    const record = {
      depot: "Graz",
      stops: ["Linz", 7],
      empty: [],
      nested: { a: 1 },
      note: "envelope",
      told: 1,
    };
    const facts = factsOf(record, ["told"], replies);
    expect(facts).toContain("Graz");
    expect(facts).toContain("Linz, 7");
    for (const absent of ["empty", "nested", "envelope", "told"]) expect(facts).not.toContain(absent);
  });

  it("tells no value in more than 120 characters, whatever the record holds", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 200, maxLength: 400 }), (value) => {
        expect(factsOf({ x: value }, [], replies).length).toBeLessThan(150);
      }),
    );
  });
});
