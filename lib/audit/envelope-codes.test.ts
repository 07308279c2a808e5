import { expect, it } from "vitest";
import { auditItem } from "./audit";
import { parseInput } from "./parse-input";

const rulesOf = (value: unknown) =>
  parseInput(JSON.stringify({ content: [{ type: "text", text: JSON.stringify(value) }] })).flatMap((item) =>
    auditItem(item).findings.map(({ ruleId }) => ruleId),
  );

it("reads google.rpc.Status by its shape: a small code counts only beside a message and details alone", () => {
  const status = { code: 9, message: "The instance is in state STOPPING", details: [] };
  expect(rulesOf(status)).toContain("failure-not-flagged");
  expect(rulesOf({ ...status, name: "db-1", region: "eu" })).not.toContain("failure-not-flagged");
  expect(rulesOf({ ...status, code: 1 })).not.toContain("failure-not-flagged");
});

it("takes no code for an error that says success", () => {
  expect(rulesOf({ code: 0, message: "ok" })).toEqual([]);
  expect(rulesOf({ code: 10_000, message: "success" })).toEqual([]);
});
