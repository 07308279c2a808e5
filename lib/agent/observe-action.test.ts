import { expect, it } from "vitest";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { RecoveryAction } from "@/lib/domain/recovery";
import { observeCalls } from "./observe-action";
import type { PendingResult } from "./pending-result";
import { pendingResult } from "./testing/pending-result";

const FAILED: TrueOutcome = { kind: "failed", category: "transient", recoverable: true };

function pending(name: string, input: Record<string, unknown>, truth: TrueOutcome = FAILED): PendingResult {
  return pendingResult({ name, input }, truth);
}

const call = (name: string, input: Record<string, unknown>) => ({ id: `next-${name}`, name, input });
const lookup = pending("lookup_order", { order_id: "A-1", verbose: true });
const other = pending("lookup_order", { order_id: "A-2" });

it.each<[string, ReturnType<typeof call>[], RecoveryAction | undefined]>([
  ["the same call", [call("lookup_order", { order_id: "A-1", verbose: true })], "retry"],
  [
    "the same call with its arguments in another order",
    [call("lookup_order", { verbose: true, order_id: "A-1" })],
    "retry",
  ],
  ["the same tool with another argument", [call("lookup_order", { order_id: "A-10" })], "correct_input"],
  ["another tool", [call("lookup_customer", { phone: "1" })], "correct_input"],
  ["a person", [call("escalate_to_human", { reason: "x" })], "escalate"],
  ["the exception process", [call("request_exception", { order_id: "A-1" })], "explain_and_offer"],
  ["a tool that only looks into the failure", [call("analyze_error", { error: "x" })], undefined],
  ["a call that belongs to another result", [call("lookup_order", { order_id: "A-2" })], undefined],
  ["no call", [], undefined],
])("%s", (_what, calls, action) => {
  expect(observeCalls(lookup, calls, [lookup, other])).toBe(action);
});

it("goes on from data that was found", () => {
  const found = pending("lookup_customer", { phone: "1" }, { kind: "found" });
  expect(observeCalls(found, [call("lookup_order", { order_id: "A-1" })], [found])).toBe("answer");
});
