import type { RecoveryAction } from "@/lib/domain/recovery";

const HINTS: readonly (readonly [RegExp, RecoveryAction])[] = [
  [/exception|offer|explain|例外|说明/, "explain_and_offer"],
  [/escalat|hand_?off|hand_?over|human|supervisor|transfer|人工|转交|上报/, "escalate"],
  [/look_?up|search|find_|get_|use_|fix|correct|查找|更正/, "correct_input"],
  [/ask|confirm|clarif|询问|确认/, "ask_user"],
];

const NO_RETRY = /no[_ -]?retry|not[_ -]?retry|不要重试/;
const RETRY = /retry|try_?again|backoff|重试/;

/** The recovery actions that a machine-readable next step such as `offer_exception_or_escalate` asks for. What is to follow a retry is not the next step. */
export function suggestedActions(text: string): RecoveryAction[] {
  const words = text.toLowerCase();
  if (NO_RETRY.test(words)) return ["report_unconfirmed"];
  if (RETRY.test(words)) return ["retry"];
  return HINTS.flatMap(([pattern, action]) => (pattern.test(words) ? [action] : []));
}
