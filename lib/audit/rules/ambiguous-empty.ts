import { emptyList } from "../failure-signals";
import { isObject, own } from "../json";
import { type Rule, resultPlace } from "../rule";

/** An empty list, or null, that does not say that the query ran. */
export const ambiguousEmpty: Rule = {
  id: "ambiguous-empty",
  severity: "note",
  check(view) {
    if (view.isFailure || view.protocolError || view.item.kind === "unknown" || !view.result) return [];
    if (view.isBlank) return [{ place: resultPlace(view), seen: "[]" }];
    const isEmpty = (value: unknown) => value === null || emptyList(value) !== undefined;
    const doc = view.docs.find((d) => isEmpty(d.value));
    if (!doc || view.docs.some((d) => !isEmpty(d.value))) return [];
    const says =
      isObject(doc.value) &&
      Object.values(doc.value).some(
        (value) => (typeof value === "string" && value !== "") || typeof value === "number",
      );
    const explained = says || view.texts.some((text) => text.prose?.trim());
    if (explained || (isObject(doc.value) && own(doc.value, "total") === 0)) return [];
    return [{ place: doc.at(""), seen: doc.value }];
  },
};
