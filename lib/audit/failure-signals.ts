import { envelopeSignals } from "./envelope";
import type { Doc } from "./error-docs";
import { failureInProse, saysDidNotRun, saysNothingFound } from "./failure-prose";
import { htmlErrorPage } from "./html-page";
import { excerpt, isObject, own, pointer } from "./json";
import type { Place } from "./types";
import type { TextPart } from "./view";

/** One reason to take an unflagged result for a failure. */
export type FailureSignal = {
  kind: "prose" | "status_field" | "error_field" | "message" | "html_page" | "empty_with_reason";
  place: Place;
  seen: string;
};

/** What tells of a failure in a result that is not flagged as one. */
export function failureSignals(texts: readonly TextPart[], docs: readonly Doc[]): FailureSignal[] {
  const signals: FailureSignal[] = [];
  // Only what stands first speaks for the whole result: a later block may quote anything.
  const first = texts.find((part) => part.prose !== undefined);
  if (first?.prose !== undefined && texts[0]?.place.path === first.place.path) {
    const seen = saysNothingFound(first.prose) ? undefined : failureInProse(first.prose);
    if (seen) signals.push({ kind: "prose", place: first.place, seen });
    const page = htmlErrorPage(first.prose);
    if (page?.isWhole) signals.push({ kind: "html_page", place: first.place, seen: page.title });
  }
  for (const doc of docs) {
    if (isEmbedded(doc, texts)) continue;
    for (const { kind, steps, seen } of envelopeSignals(doc.value)) {
      signals.push({ kind, place: doc.at(pointer("", ...steps)), seen });
    }
    const reason = emptyWithReason(doc.value);
    if (reason)
      signals.push({ kind: "empty_with_reason", place: doc.at(pointer("", reason.key)), seen: reason.text });
  }
  return signals;
}

/** JSON that stands in the middle of a prose text is quoted by it: the prose decides. */
function isEmbedded(doc: Doc, texts: readonly TextPart[]): boolean {
  if (doc.source !== "text") return false;
  const place = doc.at("");
  return (
    place.textPath === undefined &&
    texts.some((part) => part.prose !== undefined && part.place.path === place.path)
  );
}

const LIST_KEYS = [
  "results",
  "items",
  "data",
  "records",
  "rows",
  "orders",
  "matches",
  "hits",
  "entries",
  "documents",
  "list",
  "result",
  "数据",
  "结果",
  "列表",
  "记录",
];
const REASON_KEYS = [
  "note",
  "message",
  "warning",
  "detail",
  "reason",
  "error",
  "info",
  "msg",
  "提示",
  "消息",
  "原因",
  "备注",
];

/** The empty list that a document is, if it is one. */
export function emptyList(value: unknown): { key: string } | undefined {
  if (Array.isArray(value)) return value.length === 0 ? { key: "" } : undefined;
  if (!isObject(value)) return undefined;
  const lists = Object.entries(value)
    .slice(0, 100)
    .filter(([, entry]) => Array.isArray(entry));
  if (lists.length === 0 || lists.some(([, entry]) => Array.isArray(entry) && entry.length > 0))
    return undefined;
  const key =
    lists.find(([name]) => LIST_KEYS.includes(name))?.[0] ?? (lists.length === 1 ? lists[0]?.[0] : undefined);
  return key === undefined ? undefined : { key };
}

/** The sentence or list beside an empty list by which it admits that the query did not run. */
function emptyWithReason(value: unknown): { key: string; text: string } | undefined {
  if (!isObject(value)) return undefined;
  const { errors, ...rest } = value;
  const besideErrors = emptyList(rest);
  if (Array.isArray(errors) && errors.length > 0 && besideErrors && LIST_KEYS.includes(besideErrors.key))
    return { key: "errors", text: excerpt(errors[0]) };
  if (!emptyList(value)) return undefined;
  for (const key of REASON_KEYS) {
    const text = own(value, key);
    if (
      typeof text === "string" &&
      text !== "" &&
      (saysDidNotRun(text) ||
        (failureInProse(text) && !saysNothingFound(text)) ||
        (key === "error" && !saysNothingFound(text)))
    ) {
      return { key, text };
    }
  }
  return undefined;
}
