import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws what its database driver throws; a time-out has `code: "ETIMEDOUT"`. */
type Backend = { findOrder(id: string): Promise<Order> };

/** Leaks nothing, because it says nothing. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch {
    return { content: [{ type: "text", text: "Operation failed" }], isError: true };
  }
}
