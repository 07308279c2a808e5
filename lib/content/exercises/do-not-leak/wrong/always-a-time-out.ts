import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws what its database driver throws; a time-out has `code: "ETIMEDOUT"`. */
type Backend = { findOrder(id: string): Promise<Order> };

/** One polite sentence for every exception, and the real one tucked into _meta. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const failure = {
      errorCategory: "transient",
      isRetryable: true,
      message: "Timed out.",
      reference: "ref-0001",
    };
    return {
      content: [{ type: "text", text: JSON.stringify(failure) }],
      isError: true,
      _meta: { cause: String(error) },
    };
  }
}
