import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Pickup = { date: string; parcels: number; phone: string };
type Backend = { book(pickup: Pickup): Promise<{ pickup_id: string }> };

/** Stops at the first bad field: the agent needs a turn for each. */
export async function handler(input: Pickup, backend: Backend): Promise<CallToolResult> {
  const field = !/^\d{4}-\d{2}-\d{2}$/.test(input.date)
    ? "date"
    : input.parcels < 1 || input.parcels > 20
      ? "parcels"
      : input.phone
        ? undefined
        : "phone";
  if (field) {
    const failure = {
      errorCategory: "validation",
      isRetryable: false,
      issues: [{ field, message: "is wrong" }],
    };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
  const pickup = await backend.book(input);
  return { content: [{ type: "text", text: JSON.stringify(pickup) }] };
}
