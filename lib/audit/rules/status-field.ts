import type { Rule } from "../rule";

/** A status field that says error inside a result that says success. */
export const statusField: Rule = {
  id: "status-field",
  severity: "error",
  check: (view) =>
    view.signals
      .filter((signal) => signal.kind === "status_field")
      .slice(0, 3)
      .map(({ place, seen }) => ({ place, seen })),
};
