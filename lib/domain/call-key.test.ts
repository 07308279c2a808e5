import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callKey, canonicalJson } from "./call-key";

const json = fc.jsonValue({ maxDepth: 3 });

/** The same value with the members of every object in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

describe("callKey", () => {
  it("is the same whatever the order of members, at every depth", () => {
    fc.assert(
      fc.property(json, (input) => {
        expect(callKey({ name: "fetch", input: reversed(input) })).toBe(callKey({ name: "fetch", input }));
      }),
    );
  });

  it("differs where tool, input or the order of a list differs", () => {
    const keys = [
      callKey({ name: "a", input: { ids: [1, 2] } }),
      callKey({ name: "a", input: { ids: [2, 1] } }),
      callKey({ name: "b", input: { ids: [1, 2] } }),
      callKey({ name: "a", input: {} }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("loses nothing of the value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
