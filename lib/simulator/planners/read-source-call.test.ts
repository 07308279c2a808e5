import { expect, it } from "vitest";
import { listedIds, objectsIn } from "./read-source-call";

const block = (...texts: string[]) => ({
  type: "tool_result" as const,
  tool_use_id: "t",
  content: texts.map((text) => ({ type: "text" as const, text })),
});

it("reads the JSON objects of a result's texts and passes over the rest", () => {
  expect(objectsIn(block('{"a":1}', "Timed out.", "[1]", '{"b":2}', "{"))).toEqual([{ a: 1 }, { b: 2 }]);
  expect(objectsIn({ type: "tool_result", tool_use_id: "t", content: '{"a":1}' })).toEqual([{ a: 1 }]);
  expect(objectsIn(undefined)).toEqual([]);
});

it("lists each id of a text once, in order", () => {
  expect(listedIds("S-02, S-01 and S-02; not s-3 or TOOLONG-1")).toEqual(["S-02", "S-01"]);
});
