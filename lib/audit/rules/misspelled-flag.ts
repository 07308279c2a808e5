import { own, pointer } from "../json";
import type { Rule } from "../rule";

/** The error flag under a name that no client reads. */
export const misspelledFlag: Rule = {
  id: "misspelled-flag",
  severity: "error",
  check({ item, result, flagged }) {
    if (!result || flagged) return [];
    const right = item.kind === "tool_result" ? "is_error" : "isError";
    for (const key of ["isError", "is_error", "iserror", "IsError", "isErr", "error", "hasError"]) {
      const value = own(result, key);
      if (key !== right && (value === true || value === "true")) {
        return [{ place: { path: pointer(item.base, key) }, seen: `${key}: ${value}` }];
      }
    }
    return [];
  },
};
