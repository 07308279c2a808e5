import type { RecoveryAction, Verdict } from "@/lib/domain/recovery";
import type { Locale, RunRequest } from "@/lib/domain/run-request";
import type { RunSummary } from "./run-summary";

/** The two servers that lesson 4 sets side by side. */
export const CROWD_STYLES = ["generic", "structured"] as const;
export type CrowdStyle = (typeof CROWD_STYLES)[number];

/** Orders that many customers ask about in lesson 4, one a category. */
export const CROWD_ORDERS = ["A-999", "A-TIMEOUT", "abc", "A-403"] as const;
export type CrowdOrder = (typeof CROWD_ORDERS)[number];

/** How many customers have asked when the page is built. */
export const CROWD_SIZE = 8;

/** What became of one customer's question. */
export type Encounter = {
  actions: readonly RecoveryAction[];
  verdict: Verdict | undefined;
  reply: string;
  turns: number;
  tokens: number;
};

/** The encounters with one order under one style, and what the model read each time. */
export type Crowd = { resultText: string; bits: number; encounters: readonly Encounter[] };

/** The request of one customer; only the seed differs between customers. */
export function crowdRequest(
  orderId: CrowdOrder,
  responseStyle: CrowdStyle,
  seed: number,
  locale: Locale,
): RunRequest {
  return { locale, orderId, responseStyle, seed, model: "simulator" };
}

/** Reduces a run to what the figure shows of a customer. */
export function encounterOf({ calls, verdict, reply, metrics }: RunSummary): Encounter {
  return {
    // A decision about the receipt of an escalation is no further recovery.
    actions: calls.flatMap(({ decision }) => (decision?.truth?.kind === "failed" ? [decision.action] : [])),
    verdict,
    reply,
    turns: metrics.turns,
    tokens: metrics.inputTokens + metrics.outputTokens,
  };
}
