import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws an `Error` with a `code`. */
type Backend = { findOrder(id: string): Promise<Order> };

const CATEGORY_OF: Record<string, string> = {
  ETIMEDOUT: "transient",
  ECONNRESET: "transient",
  UNAVAILABLE: "transient",
  INVALID_ARGUMENT: "validation",
  MALFORMED_ID: "validation",
  RETURN_WINDOW_PASSED: "business",
  REFUND_CAP_EXCEEDED: "business",
  FORBIDDEN: "permission",
  WRONG_REGION: "permission",
};

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    // A code that nobody documented promises nothing: a person should look at it.
    const errorCategory = CATEGORY_OF[codeOf(error)];
    const failure = {
      ...(errorCategory ? { errorCategory } : { suggestedAction: "escalate_to_human" }),
      isRetryable: errorCategory === "transient",
      message: String(error),
    };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
