import { callKey } from "@/lib/domain/call-key";
import type { PendingResult } from "../pending-result";

/** A result that the agent has not acted on: one text block, a first try, nothing read from it. */
export function pendingResult(
  call: Pick<PendingResult, "name" | "input">,
  truth: NonNullable<PendingResult["truth"]>,
  text = "Operation failed",
): PendingResult {
  const toolUseId = `use-${callKey(call)}`;
  return {
    toolUseId,
    ...call,
    key: callKey(call),
    block: { type: "tool_result", tool_use_id: toolUseId, content: [{ type: "text", text }] },
    truth,
    failedRetries: 0,
    assessment: {
      evidence: [],
      belief: { transient: 1, validation: 0, business: 0, permission: 0, found: 0, empty: 0 },
      bits: 0,
    },
  };
}
