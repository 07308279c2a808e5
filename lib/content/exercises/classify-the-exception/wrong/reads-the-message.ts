import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws an `Error` with a `code`. */
type Backend = { findOrder(id: string): Promise<Order> };

/** Decides by words in the message, which this backend never uses. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const text = String(error).toLowerCase();
    const errorCategory = text.includes("timed out")
      ? "transient"
      : text.includes("window")
        ? "business"
        : "validation";
    const failure = { errorCategory, isRetryable: errorCategory === "transient", message: text };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
