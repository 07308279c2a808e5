import { isEmptyNotFailed } from "../classify";
import { own, pointer } from "../json";
import type { Rule } from "../rule";

/** A search that ran and matched nothing, flagged as an error. */
export const emptyFlaggedAsError: Rule = {
  id: "empty-flagged-as-error",
  severity: "error",
  check(view) {
    if (!isEmptyNotFailed(view)) return [];
    const key = view.result && own(view.result, "is_error") === true ? "is_error" : "isError";
    return [{ place: { path: pointer(view.item.base, key) }, seen: view.texts[0]?.text ?? "" }];
  },
};
