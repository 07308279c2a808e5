import { assertNever } from "@/lib/domain/assert-never";
import type { TrueOutcome } from "@/lib/domain/outcome";
import { RECOVERY_ACTIONS, type RecoveryAction, type Verdict } from "@/lib/domain/recovery";
import { actionsAbout, actionsInText } from "./final-text";
import { leakedInternals } from "./leaks";
import { actionOfTool } from "./observe-action";
import type { PendingResult } from "./pending-result";

/** Failed repeats after which a transient fault has been tried often enough, whatever it does next. */
export const ENOUGH_RETRIES = 3;

/** What was decided about one result. */
export type Judgement = { action: RecoveryAction; rightActions: RecoveryAction[]; verdict: Verdict };

type JudgedResult = Pick<PendingResult, "name" | "truth" | "failedRetries">;

/** The actions that would be right after this result, given what the backend really did; empty where nobody knows. */
export function rightActions(result: JudgedResult): RecoveryAction[] {
  return RECOVERY_ACTIONS.filter(
    (action) => result.truth !== undefined && verdictOfAction(action, result) === "right",
  );
}

/** How good an action is, given the truth. Unknown truth is never held against the agent. */
export function verdictOfAction(action: RecoveryAction, result: JudgedResult): Verdict {
  const { truth } = result;
  if (!truth) return "right";
  if (action === "vague_reply") return "vague";
  switch (truth.kind) {
    case "found":
      return verdictOnFound(action, result.name);
    case "empty":
      return verdictOnEmpty(action);
    case "failed":
      return verdictOnFailure(action, truth, result.failedRetries);
    default:
      return assertNever(truth);
  }
}

function verdictOnFound(action: RecoveryAction, toolName: string): Verdict {
  // Asking which of several matches is meant is an answer too.
  if (action === "answer" || action === "ask_user" || action === actionOfTool(toolName)) return "right";
  if (action === "retry") return "wasted_retry";
  if (action === "report_not_found") return "false_not_found";
  return action === "report_unconfirmed" ? "gave_up_early" : "wrong_fix";
}

function verdictOnEmpty(action: RecoveryAction): Verdict {
  if (action === "report_not_found" || action === "ask_user" || action === "correct_input") return "right";
  if (action === "retry") return "wasted_retry";
  return action === "answer" ? "false_success" : "wrong_fix";
}

function verdictOnFailure(
  action: RecoveryAction,
  truth: Extract<TrueOutcome, { kind: "failed" }>,
  failedRetries: number,
): Verdict {
  if (action === "report_not_found") return "false_not_found";
  if (action === "answer") return "false_success";
  switch (truth.category) {
    case "transient": {
      const triedEnough = failedRetries >= ENOUGH_RETRIES;
      if (action === "retry") return truth.recoverable || !triedEnough ? "right" : "wasted_retry";
      if (action !== "report_unconfirmed" && action !== "escalate") return "wrong_fix";
      return truth.recoverable && !triedEnough ? "gave_up_early" : "right";
    }
    case "validation":
      if (action === "retry") return "wasted_retry";
      return action === "correct_input" || action === "ask_user" ? "right" : "wrong_fix";
    case "business":
      if (action === "retry") return "wasted_retry";
      return action === "explain_and_offer" || action === "escalate" ? "right" : "wrong_fix";
    case "permission":
      if (action === "retry") return "wasted_retry";
      return action === "escalate" ? "right" : "wrong_fix";
    default:
      return assertNever(truth.category);
  }
}

/** Judges an action that was observed in the next tool calls. */
export function judgeAction(action: RecoveryAction, result: JudgedResult): Judgement {
  return { action, rightActions: rightActions(result), verdict: verdictOfAction(action, result) };
}

/**
 * Judges a final reply by rules. A reply can do several things at once: after a failure a false "not found" decides, then
 * whatever was right, then a false claim of success ("placed on 30 August" beside the right explanation is none), then the first thing it did.
 */
export function judgeFinalText(
  text: string,
  result: PendingResult,
  pending: readonly PendingResult[],
): Judgement {
  const actions = [...actionsAbout(text, result, pending)];
  const judged = actions.map((action) => judgeAction(action, result));
  const chosen =
    (result.truth?.kind === "found"
      ? undefined
      : judged.find(({ verdict }) => verdict === "false_not_found")) ??
    judged.find(({ verdict }) => verdict === "right") ??
    judged.find(({ verdict }) => verdict === "false_success") ??
    judged[0] ??
    judgeAction("vague_reply", result);
  return leakedInternals(text).length > 0 ? { ...chosen, verdict: "leaked_internals" } : chosen;
}

/** The verdict on a reply that was given without any tool result to act on: only an unfounded claim is wrong. */
export function judgeUnaidedText(text: string): Verdict {
  const actions = actionsInText(text);
  if (leakedInternals(text).length > 0) return "leaked_internals";
  if (actions.has("answer")) return "false_success";
  return actions.has("report_not_found") ? "false_not_found" : "right";
}

/** Worst first. */
const SEVERITY: readonly Verdict[] = [
  "leaked_internals",
  "false_success",
  "false_not_found",
  "wrong_fix",
  "gave_up_early",
  "vague",
  "wasted_retry",
  "right",
];

/** The verdict on a whole run: its worst decision. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return SEVERITY.find((verdict) => verdicts.includes(verdict)) ?? "right";
}
