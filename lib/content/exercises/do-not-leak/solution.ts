import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws what its database driver throws; a time-out has `code: "ETIMEDOUT"`. */
type Backend = { findOrder(id: string): Promise<Order> };

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const reference = crypto.randomUUID().slice(0, 8);
    // The whole exception belongs in the server's log, under the same reference.
    console.error(reference, error);
    const timedOut = error instanceof Error && "code" in error && error.code === "ETIMEDOUT";
    const failure = timedOut
      ? {
          errorCategory: "transient",
          isRetryable: true,
          message: "The order database timed out; the same call usually succeeds a little later.",
          reference,
        }
      : {
          isRetryable: false,
          message: "The lookup failed inside the server; repeating it will not help.",
          suggestedAction: "escalate_to_human",
          reference,
        };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
