import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws an `Error` with a `code`. */
type Backend = { findOrder(id: string): Promise<Order> };

/** Catches everything and calls it transient. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const failure = { errorCategory: "transient", isRetryable: true, message: String(error) };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
