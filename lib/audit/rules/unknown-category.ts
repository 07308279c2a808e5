import type { Rule } from "../rule";

/** A category that is none of the four. */
export const unknownCategory: Rule = {
  id: "unknown-category",
  severity: "warning",
  check({ isFailure, fields }) {
    const found = fields.unknownCategory;
    return isFailure && found && !fields.category
      ? [{ place: found.place, seen: `${found.key}: ${found.value}` }]
      : [];
  },
};
