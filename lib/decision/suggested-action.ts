import type { RecoveryAction } from "@/lib/domain/recovery";

const HINTS: readonly (readonly [RegExp, RecoveryAction])[] = [
  [/\bno[_ -]?retry|do[_ -]?not[_ -]?retry/, "report_unconfirmed"],
  [/retry|try_?again|backoff|重试/, "retry"],
  [/exception|offer|explain|例外|说明/, "explain_and_offer"],
  [/escalat|hand_?off|hand_?over|human|supervisor|transfer|人工|转交|上报/, "escalate"],
  [/look_?up|search|find_|get_|use_|fix|correct|查找|更正/, "correct_input"],
  [/ask|confirm|clarif|询问|确认/, "ask_user"],
];

/** The recovery actions that a machine-readable next step such as `offer_exception_or_escalate` asks for. */
export function suggestedActions(text: string): RecoveryAction[] {
  const words = text.toLowerCase();
  if (HINTS[0]?.[0].test(words)) return [HINTS[0][1]];
  return HINTS.slice(1).flatMap(([pattern, action]) => (pattern.test(words) ? [action] : []));
}
