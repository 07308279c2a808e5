import { expect, it } from "vitest";
import type { Check, Exercise, Workbench } from "./exercise";
import { runChecks } from "./run-checks";

const title = { en: "It answers", zh: "它有回答" };
const passing: Check = { id: "passes", title, run: async () => ({ pass: true }) };
const crashing = (thrown: unknown): Check => ({
  id: "crashes",
  title,
  run: async () => {
    throw thrown;
  },
});
const workbench: Workbench = {
  call: async () => {
    throw new Error("not called");
  },
};

async function reports(...checks: Exercise["checks"]) {
  const exercise: Exercise = {
    slug: "x",
    tool: { name: "x", description: "x", inputSchema: { type: "object", properties: {} } },
    backendMethods: [],
    checks,
  };
  const outcomes = [];
  for await (const { check, outcome } of runChecks(exercise, workbench, 1))
    outcomes.push([check.id, outcome]);
  return outcomes;
}

it("reports a check that crashes as failed, and goes on with the next", async () => {
  expect(await reports(crashing(new TypeError("no content")), crashing("odd"), passing)).toEqual([
    ["crashes", { pass: false, expected: title, actual: "no content" }],
    ["crashes", { pass: false, expected: title, actual: "odd" }],
    ["passes", { pass: true }],
  ]);
});
