import { emptyList } from "../failure-signals";
import { type Rule, resultPlace } from "../rule";

/** An access failure that looks like a valid empty result. */
export const failureAsEmpty: Rule = {
  id: "failure-as-empty",
  severity: "error",
  check(view) {
    if (view.flagged || view.protocolError) return [];
    const admitted = view.signals.find((signal) => signal.kind === "empty_with_reason");
    if (admitted) return [{ place: admitted.place, seen: admitted.seen }];
    if (!view.context.backendFailed) return [];
    if (view.isBlank) return [{ place: resultPlace(view), seen: "[]" }];
    const nothing = view.texts.find((text) => /^\s*(?:null|none|undefined|nil)\s*$/i.test(text.text));
    if (nothing) return [{ place: nothing.place, seen: nothing.text }];
    const empty = view.docs.find((doc) => emptyList(doc.value) || isBlankObject(doc.value));
    return empty ? [{ place: empty.at(""), seen: empty.value }] : [];
  },
};

function isBlankObject(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
