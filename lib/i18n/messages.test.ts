import { describe, expect, test } from "vitest";
import { messageArguments } from "@/scripts/message-arguments";
import { messages } from "./messages";

/** Every leaf of a message tree as `path → text`. */
function flatten(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no message`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

const english = new Map(flatten(messages.en));
const chinese = new Map(flatten(messages.zh));

describe("messages", () => {
  test("have the same keys in both languages", () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("are never empty", () => {
    const empty = [...english, ...chinese].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test("take the same arguments and tags in both languages", () => {
    const different = [...english].flatMap(([key, text]) => {
      const expected = messageArguments(text);
      const actual = messageArguments(chinese.get(key) ?? "");
      return expected.join() === actual.join() ? [] : [{ key, expected, actual }];
    });
    expect(different).toEqual([]);
  });
});

describe("messageArguments", () => {
  test("finds plain, plural and nested arguments, and tags", () => {
    expect(messageArguments("Hi {name}, <b>welcome</b>")).toEqual(["<b>", "{name}"]);
    expect(messageArguments("{n, plural, one {# call of {tool}} other {# calls}} in {ms, number}")).toEqual([
      "{ms}",
      "{n}",
      "{tool}",
    ]);
  });

  test("leaves quoted braces alone", () => {
    expect(messageArguments("write '{\"results\": []}' here")).toEqual([]);
  });
});
