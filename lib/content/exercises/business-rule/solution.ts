import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Refund = { refund_id: string; amount: number };
/**
 * Throws an `Error` with a `code`. For `RULE_VIOLATION` it also has `rule` (internal id)
 * and `publicReason` (a sentence fit for customers).
 */
type Backend = { refund(request: { order_id: string; amount: number }): Promise<Refund> };

type RuleViolation = Error & { code: "RULE_VIOLATION"; rule: string; publicReason: string };

function isRuleViolation(error: unknown): error is RuleViolation {
  return error instanceof Error && "code" in error && error.code === "RULE_VIOLATION";
}

function failed(failure: Record<string, unknown>): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
}

export async function handler(
  input: { order_id: string; amount: number },
  backend: Backend,
): Promise<CallToolResult> {
  try {
    const refund = await backend.refund(input);
    return { content: [{ type: "text", text: JSON.stringify(refund) }] };
  } catch (error) {
    if (isRuleViolation(error)) {
      return failed({
        errorCategory: "business",
        isRetryable: false,
        message: `Rule ${error.rule} refused the refund; the same request will be refused again.`,
        customerMessage: `${error.publicReason} I can ask for an exception for you.`,
        suggestedAction: "offer_exception_or_escalate",
      });
    }
    // A refund may have happened before the connection broke: do not invite a second one.
    return failed({ errorCategory: "transient", isRetryable: false, message: String(error) });
  }
}
