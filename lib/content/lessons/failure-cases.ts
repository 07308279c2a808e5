import type { Locale } from "@/lib/domain/run-request";
import type { ErrorCategory } from "@/lib/domain/tool-error";
import type { Localized } from "../localized";

/** A failure of lesson 3: what the customer writes, which order it is about, and the category that the server gives it. */
export type FailureCase = {
  id: FailureCaseId;
  orderId: string;
  /** The customer's words; without them, the lab's default question about the order. */
  prompt?: Localized;
  category: ErrorCategory;
};

export const FAILURE_CASE_IDS = [
  "timeout",
  "letter-in-id",
  "window-passed",
  "rate-limit",
  "other-region",
  "no-such-format",
  "above-cap",
  "refund-too-late",
] as const;
export type FailureCaseId = (typeof FAILURE_CASE_IDS)[number];

/** Eight real failures of the orders server, in the order in which they are sorted. */
export const FAILURE_CASES: readonly FailureCase[] = [
  { id: "timeout", orderId: "A-TIMEOUT", category: "transient" },
  { id: "letter-in-id", orderId: "A-1O5", category: "validation" },
  { id: "window-passed", orderId: "A-999", category: "business" },
  { id: "rate-limit", orderId: "A-429", category: "transient" },
  { id: "other-region", orderId: "A-403", category: "permission" },
  { id: "no-such-format", orderId: "abc", category: "validation" },
  {
    id: "above-cap",
    orderId: "A-1",
    prompt: { en: "Please refund 900 USD for order A-1.", zh: "请给订单 A-1 退款 900 美元。" },
    category: "business",
  },
  {
    id: "refund-too-late",
    orderId: "A-7781",
    prompt: { en: "Please refund order A-7781.", zh: "请给订单 A-7781 退款。" },
    category: "business",
  },
];

/** The run that shows how the agent recovers from one of them. */
export function caseRequest({ orderId, prompt }: FailureCase, locale: Locale) {
  return {
    locale,
    orderId,
    ...(prompt && { prompt: prompt[locale] }),
    responseStyle: "structured",
    model: "simulator",
  } as const;
}
