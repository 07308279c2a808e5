import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin, type JsonLine, joinPointer, jsonLines, pointerTokens } from "./json-lines";
import { locateInJson } from "./json-locate";

function print(line: JsonLine): string {
  const value = line.part.kind === "scalar" ? JSON.stringify(line.part.value) : line.part.text;
  const key = line.key === undefined ? "" : `${JSON.stringify(line.key)}: `;
  return `${"  ".repeat(line.indent)}${key}${value}${line.comma ? "," : ""}`;
}

describe("jsonLines", () => {
  it("prints any JSON exactly as JSON.stringify does", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonLines(value).map(print).join("\n")).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  it("gives each line the pointer of its value", () => {
    const lines = jsonLines({ a: { "b/c": [1, {}] } });
    expect(lines.map((line) => line.pointer)).toEqual([
      "",
      "/a",
      "/a/b~1c",
      "/a/b~1c/0",
      "/a/b~1c/1",
      "/a/b~1c",
      "/a",
      "",
    ]);
  });
});

describe("JSON pointers", () => {
  it("survive any key", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (keys) => {
        expect(pointerTokens(keys.reduce(joinPointer, ""))).toEqual(keys);
      }),
    );
  });

  it("tell a member from a sibling whose name starts alike", () => {
    expect(isWithin("/a/b", "/a")).toBe(true);
    expect(isWithin("/ab", "/a")).toBe(false);
  });
});

describe("locateInJson", () => {
  it("finds any member of any document, compact or indented", () => {
    const key = fc.string().filter((k) => k !== "__proto__");
    const documents = fc.dictionary(key, fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(documents, fc.nat(), fc.constantFrom(0, 2), (document, pick, space) => {
        const keys = Object.keys(document);
        const name = keys[pick % keys.length] ?? "";
        const text = JSON.stringify(document, null, space);
        const range = locateInJson(text, joinPointer("", name));
        expect(range).toBeDefined();
        expect(JSON.parse(`{${text.slice(range?.start, range?.end)}}`)).toEqual({
          [name]: JSON.parse(text)[name],
        });
      }),
    );
  });

  it("goes into nested members and list items", () => {
    const text = '{"issues":[{"field":"a"},{"field":"b"}]}';
    const range = locateInJson(text, "/issues/1/field");
    expect(text.slice(range?.start, range?.end)).toBe('"field":"b"');
  });

  it("answers nothing for text that is no JSON or has no such member", () => {
    expect(locateInJson("Operation failed", "/a")).toBeUndefined();
    expect(locateInJson('{"a":1}', "/b")).toBeUndefined();
    expect(locateInJson('{"a":1}', "/a/b")).toBeUndefined();
  });
});
