import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/**
 * Gives null when the query ran and matched nothing. Throws an `Error` with a `code`:
 * ETIMEDOUT, RATE_LIMITED (with `retryAfterMs`), RETURN_WINDOW_PASSED (with `publicReason`), WRONG_REGION.
 */
type Backend = { findOrder(id: string): Promise<Order | null> };

/** Written against the order ids of the lessons instead of the backend's answers. */
export async function handler(input: { order_id: string }, _backend: Backend): Promise<CallToolResult> {
  const answers: Record<string, { text: object; isError?: boolean }> = {
    "A-1": { text: { results: [{ order_id: "A-1", status: "delivered" }] } },
    "A-404": { text: { results: [], note: "query ran, no such order" } },
    "A-TIMEOUT": {
      text: { errorCategory: "transient", isRetryable: true, message: "timed out" },
      isError: true,
    },
    abc: {
      text: { errorCategory: "validation", isRetryable: false, field: "order_id", message: "A-<digits>" },
      isError: true,
    },
  };
  const known = answers[input.order_id] ?? { text: { results: [] } };
  return { content: [{ type: "text", text: JSON.stringify(known.text) }], isError: known.isError ?? false };
}
