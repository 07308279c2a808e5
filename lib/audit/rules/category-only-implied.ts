import { needsFields } from "../needs-fields";
import type { Rule } from "../rule";

/** A status or code says which kind of failure it is, but no field does so in plain words. */
export const categoryOnlyImplied: Rule = {
  id: "category-only-implied",
  severity: "note",
  check(view) {
    const { implied, category } = view.fields;
    if (!needsFields(view) || category || !implied?.value.category) return [];
    return [
      { place: implied.place, seen: `${implied.key}: ${implied.value.code} → ${implied.value.category}` },
    ];
  },
};
