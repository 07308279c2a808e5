import type { Rule } from "../rule";

/** A failure without `isError: true`: host and model take it for a success. */
export const failureNotFlagged: Rule = {
  id: "failure-not-flagged",
  severity: "error",
  check(view) {
    if (view.flagged || view.protocolError) return [];
    const signal = view.signals.find((s) => s.kind !== "empty_with_reason") ?? view.signals[0];
    if (signal) return [{ place: signal.place, seen: signal.seen }];
    const knownToHaveFailed = view.context.backendFailed === true && !view.isBlank;
    return knownToHaveFailed
      ? [{ place: view.texts[0]?.place ?? { path: view.item.base }, seen: view.texts[0]?.text ?? "" }]
      : [];
  },
};
