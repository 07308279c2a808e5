import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
type Backend = { findOrder(id: string): Promise<Order> };

/** Lets the exception through: the framework turns it into a protocol error. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  const order = await backend.findOrder(input.order_id);
  return { content: [{ type: "text", text: JSON.stringify(order) }] };
}
