import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaProblem } from "../output-schema";
import { sampleArguments } from "./sample-arguments";

const required = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

describe("sampleArguments", () => {
  it.each([
    [{ type: "string" }, "failwell-probe"],
    [{ type: "string", format: "date" }, "2026-01-01"],
    [{ type: "string", format: "date-time" }, "2026-01-01T00:00:00Z"],
    [{ type: "string", format: "email" }, "nobody@example.com"],
    [{ type: "string", format: "uri" }, "https://example.com/"],
    [{ type: "string", format: "uuid" }, "00000000-0000-4000-8000-000000000000"],
    [{ type: "integer", minimum: 5 }, 5],
    [{ type: "number" }, 1],
    [{ type: "boolean" }, false],
    [{ type: "array", items: { type: "string" } }, []],
    [{ type: "array", items: { type: "integer" }, minItems: 1 }, [1]],
    [required({ b: { enum: ["x", "y"] } }), { b: "x" }],
    [{ type: ["null", "string"] }, "failwell"],
    [{ default: 7, type: "integer" }, 7],
    [{ const: "only" }, "only"],
    [{ examples: ["A-1"], type: "string" }, "A-1"],
    [{ anyOf: [{ type: "boolean" }, { type: "string" }] }, false],
    [null, null],
  ])("%j is filled with %j", (schema, value) => {
    expect(sampleArguments(required({ a: schema }))).toEqual({ a: value });
  });

  it("leaves out what is not required, and reads no schema that is none", () => {
    expect(sampleArguments({ properties: { a: {} } })).toEqual({});
    expect(sampleArguments({ required: ["a"] })).toEqual({});
    expect(sampleArguments({ properties: { a: { type: "string" } }, required: [1, "a"] })).toEqual({
      a: "failwell-probe",
    });
  });

  it("fits the shape that it was made from", () => {
    const leaf = fc.constantFrom(
      { type: "string" },
      { type: "integer" },
      { type: "boolean" },
      { enum: ["x", 2] },
    );
    const object = fc.dictionary(fc.constantFrom("a", "b", "c"), leaf, { minKeys: 1 }).map(required);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("p", "q"), fc.oneof(leaf, object), { minKeys: 1 }),
        (properties) => {
          const schema = required(properties);
          expect(schemaProblem(sampleArguments(schema), schema)).toBeUndefined();
        },
      ),
    );
  });
});
