import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws an `Error` with a `code`. */
type Backend = { findOrder(id: string): Promise<Order> };

// The codes this backend is documented to throw:
//   ETIMEDOUT  ECONNRESET  UNAVAILABLE            the backend is not well
//   INVALID_ARGUMENT  MALFORMED_ID                the input is wrong
//   RETURN_WINDOW_PASSED  REFUND_CAP_EXCEEDED     a rule says no
//   FORBIDDEN  WRONG_REGION                       this caller may not

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const failure = { message: String(error) };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
