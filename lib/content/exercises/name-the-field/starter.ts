import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Pickup = { date: string; parcels: number; phone: string };
type Backend = { book(pickup: Pickup): Promise<{ pickup_id: string }> };

export async function handler(input: Pickup, backend: Backend): Promise<CallToolResult> {
  const dateIsGood = /^\d{4}-\d{2}-\d{2}$/.test(input.date);
  if (!dateIsGood || input.parcels < 1 || input.parcels > 20 || !input.phone) {
    return { content: [{ type: "text", text: "Invalid arguments" }], isError: true };
  }
  const pickup = await backend.book(input);
  return { content: [{ type: "text", text: JSON.stringify(pickup) }] };
}
