import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/**
 * Gives null when the query ran and matched nothing. Throws an `Error` with a `code`:
 * ETIMEDOUT, RATE_LIMITED (with `retryAfterMs`), RETURN_WINDOW_PASSED (with `publicReason`), WRONG_REGION.
 */
type Backend = { findOrder(id: string): Promise<Order | null> };

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  const order = await backend.findOrder(input.order_id);
  return { content: [{ type: "text", text: JSON.stringify({ results: [order] }) }] };
}
