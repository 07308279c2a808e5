import { isObject, own, pointer, stringsIn } from "../json";
import { readFields } from "../known-fields";
import { type Rule, resultPlace } from "../rule";
import type { ResultView } from "../view";

/** Strings shorter than this are codes or flags, which every text contains by chance. */
const MIN_DETAIL = 4;

/** What went wrong stands only in `structuredContent`, which several hosts do not show to the model. */
export const detailOnlyInStructuredContent: Rule = {
  id: "detail-only-in-structured-content",
  severity: "warning",
  check(view) {
    if (!view.isFailure || view.protocolError || !view.result) return [];
    const structured = own(view.result, "structuredContent");
    if (!isObject(structured)) return [];
    const path = pointer(view.item.base, "structuredContent");
    const missing = missingDetail(view, structured) ?? missingField(view);
    return missing
      ? [
          {
            place: missing.path === undefined ? resultPlace(view) : { path: path + missing.path },
            seen: missing.seen,
          },
        ]
      : [];
  },
};

type Missing = { path: string; seen: string };

/** A sentence or field name that the text does not contain. */
function missingDetail(view: ResultView, structured: unknown): Missing | undefined {
  const text = normalise(shownText(view));
  for (const { text: detail, path } of stringsIn(structured, 200)) {
    if (
      detail.trim().length < MIN_DETAIL ||
      !/message|detail|reason|description|title|hint|field|path|suggest|action|error|cause|issues/i.test(path)
    )
      continue;
    if (!text.includes(normalise(detail))) return { path, seen: detail };
  }
  return undefined;
}

/** A known field that the text's own fields lack. */
function missingField(view: ResultView): Missing | undefined {
  const inText = readFields(view.errorDocs.filter((doc) => doc.source === "text"));
  const inStructured = readFields(view.errorDocs.filter((doc) => doc.source === "structuredContent"));
  for (const key of ["category", "retryable", "retryAfterMs"] as const) {
    const found = inStructured[key];
    if (found && !inText[key]) {
      return {
        path: found.place.path.slice(pointer(view.item.base, "structuredContent").length),
        seen: `${found.key}: ${String(found.value)}`,
      };
    }
  }
  return undefined;
}

/** What the text blocks say, decoded: JSON in text may spell characters as escapes. */
function shownText(view: ResultView): string {
  const parts = view.texts.map((part) => part.text);
  for (const doc of view.docs) {
    if (doc.source === "text") for (const { text } of stringsIn(doc.value)) parts.push(text);
  }
  return parts.join("\n");
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/\\[nrt]/g, " ")
    .replace(/[\\"\s]+/g, " ");
}
