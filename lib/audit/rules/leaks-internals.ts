import { stringify } from "../json";
import { findInternal } from "../leaks";
import { leakIn } from "../leaks-in-view";
import type { Rule } from "../rule";

/** Stack, path, host or SQL of the server in an error. */
export const leaksInternals: Rule = {
  id: "leaks-internals",
  severity: "error",
  check(view) {
    const input =
      view.context.input === undefined ? "" : stringify(view.context.input).replaceAll('\\"', '"');
    return leakIn(view, (text) => findInternal(text, input));
  },
};
