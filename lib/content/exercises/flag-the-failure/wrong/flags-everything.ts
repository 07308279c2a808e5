import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
type Backend = { findOrder(id: string): Promise<Order> };

/** Flags successes too. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }], isError: true };
  } catch (error) {
    return { content: [{ type: "text", text: String(error) }], isError: true };
  }
}
