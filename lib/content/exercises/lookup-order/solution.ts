import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/**
 * Gives null when the query ran and matched nothing. Throws an `Error` with a `code`:
 * ETIMEDOUT, RATE_LIMITED (with `retryAfterMs`), RETURN_WINDOW_PASSED (with `publicReason`), WRONG_REGION.
 */
type Backend = { findOrder(id: string): Promise<Order | null> };

function answer(body: Record<string, unknown>, isError = false): CallToolResult {
  const result = {
    content: [{ type: "text" as const, text: JSON.stringify(body) }],
    structuredContent: body,
  };
  return isError ? { ...result, isError } : result;
}

type BackendError = Error & { code?: string; retryAfterMs?: number; publicReason?: string };

function failureOf(error: BackendError): Record<string, unknown> {
  switch (error.code) {
    case "ETIMEDOUT":
      return {
        errorCategory: "transient",
        isRetryable: true,
        message: "The order database timed out; try again.",
      };
    case "RATE_LIMITED":
      return {
        errorCategory: "transient",
        isRetryable: true,
        message: "Too many lookups; wait, then try again.",
        retryAfterMs: error.retryAfterMs,
      };
    case "RETURN_WINDOW_PASSED":
      return {
        errorCategory: "business",
        isRetryable: false,
        message: "The return window has passed; the same call will be refused again.",
        customerMessage: `${error.publicReason} I can ask for an exception for you.`,
        suggestedAction: "offer_exception_or_escalate",
      };
    case "WRONG_REGION":
      return {
        errorCategory: "permission",
        isRetryable: false,
        message: "The order belongs to another region's team.",
        suggestedAction: "escalate_to_human",
      };
    default:
      return { isRetryable: false, message: "The lookup failed.", suggestedAction: "escalate_to_human" };
  }
}

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  if (!/^A-\d+$/.test(input.order_id)) {
    const failure = {
      errorCategory: "validation",
      isRetryable: false,
      field: "order_id",
      message:
        "order_id must look like A-<digits>. Ask for it, or find it with get_customer by phone number.",
    };
    return answer(failure, true);
  }
  try {
    const order = await backend.findOrder(input.order_id);
    return order
      ? answer({ results: [order] })
      : answer({ results: [], note: "The query ran; no such order." });
  } catch (error) {
    return answer(failureOf(error instanceof Error ? error : new Error(String(error))), true);
  }
}
