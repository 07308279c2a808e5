import { findCredential } from "../credentials";
import { leakIn } from "../leaks-in-view";
import type { Rule } from "../rule";

/** A password, key or token in what the model, the transcript and perhaps the customer get to see. */
export const leaksCredentials: Rule = {
  id: "leaks-credentials",
  severity: "error",
  check: (view) => leakIn(view, (text) => findCredential(text)),
};
