import { type Rule, resultPlace } from "../rule";

/** An error without a word. */
export const emptyError: Rule = {
  id: "empty-error",
  severity: "error",
  check: (view) => (view.flagged && view.isBlank ? [{ place: resultPlace(view), seen: "" }] : []),
};
