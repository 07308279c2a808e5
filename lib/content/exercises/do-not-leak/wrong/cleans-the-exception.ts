import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Order = { order_id: string; status: string };
/** Throws what its database driver throws; a time-out has `code: "ETIMEDOUT"`. */
type Backend = { findOrder(id: string): Promise<Order> };

/** Takes out the secrets that its author has thought of, and passes the rest on. */
function cleaned(text: string): string {
  return text
    .replace(/\w+:\/\/\S+/g, "the database")
    .replace(/SELECT .*/g, "a query")
    .replace(/\/srv\/app\/lib\//g, "");
}

export async function handler(input: { order_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const order = await backend.findOrder(input.order_id);
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  } catch (error) {
    const timedOut = error instanceof Error && "code" in error && error.code === "ETIMEDOUT";
    const failure = {
      ...(timedOut ? { errorCategory: "transient" } : {}),
      isRetryable: timedOut,
      message: cleaned(error instanceof Error ? `${error.message}\n${error.stack}` : String(error)),
      reference: crypto.randomUUID().slice(0, 8),
    };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
