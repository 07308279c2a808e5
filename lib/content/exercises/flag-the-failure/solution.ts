import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
type Backend = { findOrder(id: string): Promise<Order> };

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { content: [{ type: "text", text: reason }], isError: true };
  }
}
