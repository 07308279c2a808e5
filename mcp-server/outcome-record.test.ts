import fc from "fast-check";
import { expect, it } from "vitest";
import { createOutcomeRecord } from "./outcome-record";

it("hands outcomes of identical calls out in the order in which they came, each once", () => {
  const record = createOutcomeRecord();
  record.add("t", { a: 1, b: 2 }, { kind: "empty" });
  record.add("t", { b: 2, a: 1 }, { kind: "found" });
  expect(record.take("t", { b: 2, a: 1 })).toEqual({ kind: "empty" });
  expect(record.take("t", { a: 1, b: 2 })).toEqual({ kind: "found" });
  expect(record.take("t", { a: 1, b: 2 })).toBeUndefined();
});

it("finds any JSON input again, and no other", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (input) => {
      const record = createOutcomeRecord();
      record.add("t", input, { kind: "found" });
      expect(record.take("other", input)).toBeUndefined();
      const reversed = Object.fromEntries(Object.entries(input).reverse());
      expect(record.take("t", reversed)).toEqual({ kind: "found" });
    }),
  );
});

it("forgets the oldest rather than grow without end", () => {
  const record = createOutcomeRecord();
  for (let i = 0; i < 300; i++) record.add("t", { i }, { kind: "found" });
  expect(record.take("t", { i: 0 })).toBeUndefined();
  expect(record.take("t", { i: 299 })).toBeDefined();
});
