import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws an `Error` with a `code`. */
type Backend = { findOrder(id: string): Promise<Order> };

const KIND_OF: Record<string, string> = {
  ETIMEDOUT: "network",
  ECONNRESET: "network",
  UNAVAILABLE: "network",
  INVALID_ARGUMENT: "user_mistake",
  MALFORMED_ID: "user_mistake",
};

/** Sorts well, into categories that nobody else knows. */
export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const errorCategory = KIND_OF[code] ?? "other";
    const failure = { errorCategory, isRetryable: errorCategory === "network", message: String(error) };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
