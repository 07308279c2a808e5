import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaProblem } from "./output-schema";

const order = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string" },
    n: { type: ["integer", "null"] },
    tags: { type: "array", items: { enum: ["a", "b"] } },
  },
  additionalProperties: false,
};

describe("schemaProblem", () => {
  it.each([
    [{ id: "A-1", n: null, tags: ["a"] }, order],
    [{ id: "A-1", n: 2 }, order],
    ["x", { anyOf: [{ type: "number" }, { type: "string" }] }],
    [{ a: 1 }, { const: { a: 1 } }],
    [1, true],
    [1, { type: "number", oneOf: [] }],
    [1.5, { allOf: [{ type: "number" }, {}] }],
  ])("%j fits", (value, schema) => expect(schemaProblem(value, schema)).toBeUndefined());

  it.each([
    [{}, order, { path: "", seen: "required: id" }],
    [{ id: 1 }, order, { path: "/id", seen: "type ≠ string" }],
    [{ id: "x", n: 1.5 }, order, { path: "/n", seen: "type ≠ integer | null" }],
    [{ id: "x", "a/b": 1 }, order, { path: "/a~1b", seen: "additionalProperties: a/b" }],
    [{ id: "x", tags: ["a", "c"] }, order, { path: "/tags/1", seen: "enum" }],
    [[], order, { path: "", seen: "type ≠ object" }],
    [{ a: 2 }, { const: { a: 1 } }, { path: "", seen: "const" }],
    [true, { oneOf: [{ type: "number" }, { type: "string" }] }, { path: "", seen: "oneOf" }],
    [1, { allOf: [{ type: "number" }, { type: "string" }] }, { path: "", seen: "type ≠ string" }],
    [null, { type: "array" }, { path: "", seen: "type ≠ array" }],
  ])("%j does not", (value, schema, problem) => expect(schemaProblem(value, schema)).toEqual(problem));

  it("ends on any schema, also on one that holds itself", () => {
    const loop: Record<string, unknown> = { type: "object", properties: {} };
    loop.properties = { a: loop };
    loop.anyOf = [loop];
    expect(() => schemaProblem({ a: { a: { a: 1 } } }, loop)).not.toThrow();
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, schema) => {
        expect(() => schemaProblem(value, schema)).not.toThrow();
      }),
    );
  });
});
