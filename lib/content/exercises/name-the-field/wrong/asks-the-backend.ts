import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Pickup = { date: string; parcels: number; phone: string };
type Backend = { book(pickup: Pickup): Promise<{ pickup_id: string }> };

/** Lets the backend find out, then blames every field. */
export async function handler(input: Pickup, backend: Backend): Promise<CallToolResult> {
  await backend.book(input).catch(() => undefined);
  const issues = ["date", "parcels", "phone"].map((field) => ({ field, message: "may be wrong" }));
  const failure = { errorCategory: "validation", isRetryable: false, issues };
  return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
}
