import { callKey } from "@/lib/domain/call-key";
import type { RecoveryAction } from "@/lib/domain/recovery";
import type { ToolUse } from "./message-accumulator";
import type { PendingResult } from "./pending-result";

/** Tools that hand over to a person. */
const ESCALATION_TOOLS: readonly string[] = ["escalate_to_human"];
/** Tools that start an exception process. */
const EXCEPTION_TOOLS: readonly string[] = ["request_exception"];
/** Tools that only explain an earlier failure: calling one is no recovery yet. */
const DIAGNOSTIC_TOOLS: readonly string[] = ["analyze_error"];

/** Whether a tool's result is about an earlier failure and not about the customer's question. */
export function isDiagnostic(toolName: string): boolean {
  return DIAGNOSTIC_TOOLS.includes(toolName);
}

/** The action that a tool is by itself, if any: handing over, or asking for an exception. */
export function actionOfTool(toolName: string): RecoveryAction | undefined {
  if (ESCALATION_TOOLS.includes(toolName)) return "escalate";
  return EXCEPTION_TOOLS.includes(toolName) ? "explain_and_offer" : undefined;
}

/**
 * What the agent did about `result`, seen from its next tool calls. Undefined while it has not acted on it: the calls
 * deal with other results, or only look into the failure.
 */
export function observeCalls(
  result: PendingResult,
  calls: readonly ToolUse[],
  pending: readonly PendingResult[],
): RecoveryAction | undefined {
  const fresh: ToolUse[] = [];
  for (const call of calls) {
    const key = callKey(call);
    if (key === result.key) return "retry";
    if (!isDiagnostic(call.name) && !pending.some((other) => other.key === key)) fresh.push(call);
  }
  if (fresh.length === 0) return undefined;
  if (result.truth?.kind === "found" && !isDiagnostic(result.name)) return "answer";
  for (const call of fresh) {
    const action = actionOfTool(call.name);
    if (action) return action;
  }
  return "correct_input";
}
