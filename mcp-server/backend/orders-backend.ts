import type { Outcome } from "@/lib/domain/outcome";
import type { Locale } from "@/lib/domain/run-request";
import type { ToolError } from "@/lib/domain/tool-error";
import { customerTexts } from "./customer-texts";
import { createFaultPlan, type FaultPlanOptions } from "./fault-plan";
import {
  type CustomerQuery,
  findCustomers,
  findOrder,
  isReturnable,
  type Order,
  orderIdsOf,
  REFUND_CAP,
  returnWindowEnd,
} from "./order-book";

/** Milliseconds after which the order database is given up on. */
export const DATABASE_TIMEOUT_MS = 1_000;

/** The scopes that a caller of the orders server can hold. */
export const SCOPES = ["orders:read", "orders:refund"] as const;
export type Scope = (typeof SCOPES)[number];

/** The business system behind the tools. Arguments are well-formed: the tools' input schemas have seen to it. */
export interface OrdersBackend {
  lookUpOrder(orderId: string, signal?: AbortSignal): Promise<Outcome>;
  findCustomer(query: CustomerQuery): Outcome;
  refund(orderId: string, amount: number | undefined, signal?: AbortSignal): Promise<Outcome>;
  requestException(orderId: string, reason: string): Outcome;
  escalate(summary: string): Outcome;
}

export interface OrdersBackendOptions extends FaultPlanOptions {
  /** What the caller may do; everything when absent. */
  scopes?: readonly Scope[] | undefined;
  /** The customer's language; English when absent. */
  locale?: Locale | undefined;
}

/** A fresh backend: one per run. What it grants and files lasts as long as the run. */
export function createOrdersBackend(options: OrdersBackendOptions): OrdersBackend {
  const { clock, scopes = SCOPES } = options;
  const texts = customerTexts(options.locale ?? "en");
  const faults = createFaultPlan(options);
  const refunds = new Map<string, Record<string, unknown>>();
  let filed = 0;

  /** The error that any query for this order meets, if it does. */
  async function reach(order: Order, signal?: AbortSignal): Promise<ToolError | undefined> {
    switch (order.fault) {
      case "times_out":
        if (!faults.timesOut(order.id)) return undefined;
        await clock.sleep(DATABASE_TIMEOUT_MS, signal);
        return {
          errorCategory: "transient",
          isRetryable: true,
          message: `The order database timed out after ${DATABASE_TIMEOUT_MS} ms, so nothing is known about order ${order.id}. The same call may succeed if it is retried.`,
          customerMessage: texts.cannotCheckNow,
          suggestedAction: "retry_then_report_unconfirmed",
          retryAfterMs: 500,
        };
      case "rate_limited": {
        const retryAfterMs = faults.rateLimitedFor(order.id);
        if (retryAfterMs === 0) return undefined;
        return {
          errorCategory: "transient",
          isRetryable: true,
          message: `Rate limited: too many requests to the order database. Wait ${retryAfterMs} ms, then retry the same call.`,
          customerMessage: texts.cannotCheckNow,
          suggestedAction: "retry_after_delay",
          retryAfterMs,
        };
      }
      case "other_region":
        return {
          errorCategory: "permission",
          isRetryable: false,
          message: `Access denied: order ${order.id} belongs to another region's team. Retrying cannot help; escalate to a person who has access.`,
          customerMessage: texts.otherTeam,
          suggestedAction: "escalate_to_human",
        };
      case "return_window_closed":
        return returnWindowPassed(order);
      case undefined:
        return undefined;
    }
  }

  function returnWindowPassed(order: Order): ToolError {
    return {
      errorCategory: "business",
      isRetryable: false,
      message: `Order ${order.id} is past the 30-day return window, which ended on ${returnWindowEnd(order.placedOn)}. Retrying cannot help; explain it and offer an exception request, or escalate.`,
      customerMessage: texts.returnWindowPassed(order.id),
      suggestedAction: "offer_exception_or_escalate",
    };
  }

  const nextId = (prefix: string) => `${prefix}-${++filed}`;

  return {
    async lookUpOrder(orderId, signal) {
      const order = findOrder(orderId);
      if (!order) return { kind: "empty", note: `The search ran and no order has the id ${orderId}.` };
      const error = await reach(order, signal);
      return error ? failed(error) : { kind: "found", data: { results: [describeOrder(order)] } };
    },

    findCustomer(query) {
      const customers = findCustomers(query);
      if (customers.length === 0) return { kind: "empty", note: "The search ran and no customer matches." };
      const results = customers.map((customer) => ({
        customer_id: customer.id,
        name: customer.name,
        order_ids: orderIdsOf(customer),
      }));
      return { kind: "found", data: { results } };
    },

    async refund(orderId, amount, signal) {
      if (!scopes.includes("orders:refund")) {
        return failed({
          errorCategory: "permission",
          isRetryable: false,
          message: "The caller lacks the scope orders:refund. Retrying cannot help; escalate to a person.",
          customerMessage: texts.refundNeedsColleague,
          suggestedAction: "escalate_to_human",
        });
      }
      const order = findOrder(orderId);
      if (!order) return failed(badField("order_id", `no order has the id ${orderId}`));
      const error = await reach(order, signal);
      if (error) return failed(error);
      if (!isReturnable(order)) return failed(returnWindowPassed(order));
      const sum = amount ?? order.total;
      if (sum > REFUND_CAP) {
        return failed({
          errorCategory: "business",
          isRetryable: false,
          message: `A refund of ${sum} is above the cap of ${REFUND_CAP} ${order.currency}. Retrying cannot help; offer an exception request, or escalate.`,
          customerMessage: texts.refundAboveCap(REFUND_CAP),
          suggestedAction: "offer_exception_or_escalate",
        });
      }
      if (sum > order.total) {
        return failed(badField("amount", `must not be above the order's total of ${order.total}`));
      }
      // One refund an order: a repeated call returns the first one, so that a retry never pays twice.
      const refund = refunds.get(order.id) ?? { refund_id: nextId("R"), order_id: order.id, amount: sum };
      refunds.set(order.id, refund);
      return { kind: "found", data: { refund } };
    },

    requestException(orderId, reason) {
      if (!findOrder(orderId)) return failed(badField("order_id", `no order has the id ${orderId}`));
      const exception = { exception_id: nextId("EX"), order_id: orderId, reason, status: "submitted" };
      return { kind: "found", data: { exception } };
    },

    escalate(summary) {
      return { kind: "found", data: { ticket: { ticket_id: nextId("T"), status: "open", summary } } };
    },
  };
}

function failed(error: ToolError): Outcome {
  return { kind: "failed", error };
}

function badField(field: string, problem: string): ToolError {
  return {
    errorCategory: "validation",
    isRetryable: false,
    message: `Invalid ${field}: ${problem}. The same call will fail again; correct the argument or ask the customer.`,
    suggestedAction: "correct_arguments",
    field,
    issues: [{ field, message: problem }],
  };
}

function describeOrder(order: Order): Record<string, unknown> {
  return {
    order_id: order.id,
    status: order.status,
    item: order.item,
    total: order.total,
    currency: order.currency,
    placed_on: order.placedOn,
    returnable_until: returnWindowEnd(order.placedOn),
  };
}
