import { isObject } from "../json";
import { type Rule, resultPlace } from "../rule";
import type { ResultView } from "../view";

/** An error without a word. */
export const emptyError: Rule = {
  id: "empty-error",
  severity: "error",
  check: (view) =>
    view.flagged && (view.isBlank || isEmptyObject(view)) ? [{ place: resultPlace(view), seen: "" }] : [],
};

/** `{}`, as an exception becomes when it is written as JSON. */
function isEmptyObject({ docs, texts }: ResultView): boolean {
  return (
    docs.length > 0 &&
    texts.every((part) => part.prose === undefined) &&
    docs.every((doc) => isObject(doc.value) && Object.keys(doc.value).length === 0)
  );
}
