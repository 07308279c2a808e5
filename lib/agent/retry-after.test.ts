import { expect, it } from "vitest";
import { retryAfterOf } from "./retry-after";

const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });

it.each([
  ["structured content", { content: [], structuredContent: { retryAfterMs: 2000 } }, 2000],
  ["JSON text", text('{"message":"busy","retryAfterMs":1500}'), 1500],
  ["JSON text after white space", text('\n {"retryAfterMs":10}'), 10],
  [
    "structured content before text",
    { ...text('{"retryAfterMs":1}'), structuredContent: { retryAfterMs: 2 } },
    2,
  ],
])("reads the delay from %s", (_where, result, ms) => {
  expect(retryAfterOf(result)).toBe(ms);
});

it.each([
  ["prose", text("retryAfterMs: 2000")],
  ["broken JSON", text('{"retryAfterMs":2000')],
  ["a text for a number", text('{"retryAfterMs":"2000"}')],
  ["zero", text('{"retryAfterMs":0}')],
  ["a negative number", text('{"retryAfterMs":-5}')],
  ["a number beyond all numbers", text('{"retryAfterMs":1e999}')],
  ["nothing", text("")],
])("takes none from %s", (_where, result) => {
  expect(retryAfterOf(result)).toBeUndefined();
});
