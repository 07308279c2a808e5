import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
type Backend = { ordersByPhone(phone: string): Promise<Order[]> };

export async function handler(input: { phone: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const results = await backend.ordersByPhone(input.phone);
    const answer =
      results.length > 0 ? { results } : { results, note: "The query ran; no order has this phone number." };
    return { content: [{ type: "text", text: JSON.stringify(answer) }] };
  } catch (error) {
    const failure = {
      errorCategory: "transient",
      isRetryable: true,
      message: `The search did not run (${String(error)}); whether orders exist is unknown.`,
    };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
