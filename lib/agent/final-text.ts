import type { RecoveryAction } from "@/lib/domain/recovery";
import { ACTION_CUES, HEDGES, type TextAction } from "./final-text-cues";

export type { TextAction };

import type { PendingResult } from "./pending-result";

/** Share of a customer message's fragments that a reply must repeat to count as passing it on. */
const PASSED_ON = 0.5;
/** Length of those fragments, in characters. */
const FRAGMENT = 3;

/** Every action that a reply amounts to, those that count most first; empty for a vague one. */
export function actionsInText(text: string): Set<TextAction> {
  let plain = text;
  for (const hedge of HEDGES) plain = plain.replace(hedge, " ");
  const actions = new Set<TextAction>();
  for (const action of TEXT_ACTIONS) {
    // "I can't say whether it exists" reports something unconfirmed: hedges count there.
    const subject = action === "report_unconfirmed" ? text : plain;
    if (ACTION_CUES[action].some((cue) => cue.test(subject))) actions.add(action);
  }
  return actions;
}

/** The actions in the part of a final reply that is about one result. */
export function actionsAbout(
  text: string,
  result: PendingResult,
  pending: readonly PendingResult[],
): Set<RecoveryAction> {
  const part = partAbout(text, result, pending);
  const actions = new Set<RecoveryAction>(
    actionsInText(withoutIds(part, [result, ...pending].flatMap(idsIn))),
  );
  if (result.truth?.kind === "found" && statesData(part, result)) actions.add("answer");
  if (result.truth?.kind === "failed" && result.truth.customerMessage !== undefined) {
    if (
      result.truth.category === "business" &&
      repeatedShare(result.truth.customerMessage, part) >= PASSED_ON
    ) {
      actions.add("explain_and_offer");
    }
  }
  return actions;
}

/** In the order in which they count where a reply does several things: what it tells before what it asks or offers. */
const TEXT_ACTIONS: readonly TextAction[] = [
  "answer",
  "report_not_found",
  "report_unconfirmed",
  "explain_and_offer",
  "ask_user",
  "escalate",
];

/** Where a reply deals with several results, the sentences about this one; else all of it. */
function partAbout(text: string, result: PendingResult, pending: readonly PendingResult[]): string {
  const own = idsIn(result);
  const others = pending.filter((p) => p !== result).flatMap(idsIn);
  if (others.every((id) => own.includes(id)) || !own.some((id) => mentions(text, id))) return text;
  let about: "own" | "other" | "all" = "all";
  const sentences = text.match(/[^.!?。！？；;\n]+[.!?。！？；;\n]*/g) ?? [text];
  const kept = sentences.filter((sentence) => {
    const isOwn = own.some((id) => mentions(sentence, id));
    const isOther = others.some((id) => !own.includes(id) && mentions(sentence, id));
    if (isOwn || isOther) about = isOwn && isOther ? "all" : isOwn ? "own" : "other";
    return about !== "other";
  });
  return kept.join(" ");
}

function idsIn(result: PendingResult): string[] {
  return Object.values(result.input).filter(
    (value): value is string => typeof value === "string" && value.length > 1,
  );
}

/** What was asked for is no cue: `A-TIMEOUT` does not say that anything timed out. */
function withoutIds(text: string, ids: readonly string[]): string {
  return ids.reduce((rest, id) => rest.replaceAll(id, " "), text);
}

/** Whether `id` stands in the text on its own: `A-1` is not in `A-12`. */
function mentions(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at !== -1; at = text.indexOf(id, at + 1)) {
    if (!/[A-Za-z0-9]/.test(text.charAt(at + id.length))) return true;
  }
  return false;
}

/** Whether a reply repeats a value from the result's data that was not in the question already. */
function statesData(text: string, result: PendingResult): boolean {
  const source = result.block.content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  const values = source.match(/"([^"\\]{3,60})"(?!\s*\\?"?\s*:)|\b\d{2,}(?:\.\d+)?\b/g) ?? [];
  const asked = Object.values(result.input).map(String);
  const lower = text.toLowerCase();
  return values
    .map((value) => value.replaceAll('"', ""))
    .some((value) => !asked.includes(value) && lower.includes(value.toLowerCase()));
}

function repeatedShare(message: string, text: string): number {
  const fragments = new Set<string>();
  const source = squeeze(message);
  for (let i = 0; i + FRAGMENT <= source.length; i++) fragments.add(source.slice(i, i + FRAGMENT));
  if (fragments.size === 0) return 0;
  const subject = squeeze(text);
  let repeated = 0;
  for (const fragment of fragments) if (subject.includes(fragment)) repeated += 1;
  return repeated / fragments.size;
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]+/gu, "");
}
