import { expect, it } from "vitest";
import { FAILURE_STARTS } from "./failure-starts";

const begins = (text: string) => FAILURE_STARTS.some((pattern) => pattern.test(text));

it("knows an API's error by the few words before it, and a cross before what failed", () => {
  expect(begins("Search API error: Unauthorized")).toBe(true);
  expect(begins("List files API error: Unauthorized")).toBe(true);
  expect(begins("❌ A2A Node Error: Unknown tool: find. Is the node running?")).toBe(true);
});

it("takes no text that only speaks of errors", () => {
  expect(begins("The guide explains every API error and what to do")).toBe(false);
  expect(begins("❌ 2 failed, ✅ 40 passed")).toBe(false);
  expect(begins("Ticket 7 is about the API error: a time-out")).toBe(false);
});
