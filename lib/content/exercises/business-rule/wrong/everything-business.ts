import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Refund = { refund_id: string; amount: number };
/**
 * Throws an `Error` with a `code`. For `RULE_VIOLATION` it also has `rule` (internal id)
 * and `publicReason` (a sentence fit for customers).
 */
type Backend = { refund(request: { order_id: string; amount: number }): Promise<Refund> };

/** Calls every exception a business rule, with one sentence for all, rule id included. */
export async function handler(
  input: { order_id: string; amount: number },
  backend: Backend,
): Promise<CallToolResult> {
  try {
    const refund = await backend.refund(input);
    return { content: [{ type: "text", text: JSON.stringify(refund) }] };
  } catch (error) {
    const failure = {
      errorCategory: "business",
      isRetryable: false,
      message: String(error),
      customerMessage: `Not possible (${String(error)}).`,
    };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
