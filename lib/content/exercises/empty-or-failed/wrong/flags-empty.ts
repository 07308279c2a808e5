import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
type Backend = { ordersByPhone(phone: string): Promise<Order[]> };

/** Flags an empty result too: the agent reports a fault where there was none. */
export async function handler(input: { phone: string }, backend: Backend): Promise<CallToolResult> {
  const results = await backend.ordersByPhone(input.phone).catch(() => []);
  if (results.length === 0) return { content: [{ type: "text", text: "No orders." }], isError: true };
  return { content: [{ type: "text", text: JSON.stringify({ results, note: "Some orders." }) }] };
}
