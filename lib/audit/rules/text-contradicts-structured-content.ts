import { readFields } from "../known-fields";
import type { Rule } from "../rule";

/** Text and `structuredContent` give different answers, and the host decides which one the model sees. */
export const textContradictsStructuredContent: Rule = {
  id: "text-contradicts-structured-content",
  severity: "error",
  check(view) {
    if (!view.isFailure || view.protocolError) return [];
    const text = readFields(view.errorDocs.filter((doc) => doc.source === "text"));
    const structured = readFields(view.errorDocs.filter((doc) => doc.source === "structuredContent"));
    for (const key of ["category", "retryable"] as const) {
      const a = text[key];
      const b = structured[key];
      if (a && b && a.value !== b.value)
        return [{ place: b.place, seen: `${a.key}: ${String(a.value)} ≠ ${String(b.value)}` }];
    }
    return [];
  },
};
