import type { Hypothesis } from "@/lib/domain/recovery";
import type { RunRequest } from "@/lib/domain/run-request";
import type { Localized } from "./localized";

/** One order of the order table and what is behind it. `key` names its words in the namespace `lab`. */
export type Scenario = {
  key: "found" | "timeout" | "rateLimited" | "badId" | "empty" | "returnWindow" | "otherRegion" | "refund";
  orderId: string;
  /** What the backend really does, so that a page can show its meaning. */
  outcome: Hypothesis;
  /** What the customer says, where the default question would not bring the outcome about. */
  prompt?: Localized;
};

/** The orders that a learner can pick, in the order of the course. */
export const SCENARIOS: readonly Scenario[] = [
  { key: "found", orderId: "A-1", outcome: "found" },
  { key: "timeout", orderId: "A-TIMEOUT", outcome: "transient" },
  { key: "rateLimited", orderId: "A-429", outcome: "transient" },
  { key: "badId", orderId: "abc", outcome: "validation" },
  { key: "returnWindow", orderId: "A-999", outcome: "business" },
  {
    key: "refund",
    orderId: "A-7781",
    outcome: "business",
    prompt: {
      en: "I would like a refund for order A-7781, please.",
      zh: "我想给订单 A-7781 申请退款。",
    },
  },
  { key: "otherRegion", orderId: "A-403", outcome: "permission" },
  { key: "empty", orderId: "A-404", outcome: "empty" },
];

/** The settings that picking a scenario changes. */
export function scenarioSettings(
  scenario: Scenario,
  locale: RunRequest["locale"],
): Pick<RunRequest, "orderId" | "prompt"> {
  return { orderId: scenario.orderId, prompt: scenario.prompt?.[locale] };
}
