import { expect, it } from "vitest";
import { queryReader } from "./query-reader";

it("takes the first of several values, and null for none", () => {
  const query = queryReader({ a: "1", b: ["2", "3"], c: [], d: undefined, e: "" });
  expect(["a", "b", "c", "d", "e", "f"].map((name) => query.get(name))).toEqual([
    "1",
    "2",
    null,
    null,
    "",
    null,
  ]);
});
