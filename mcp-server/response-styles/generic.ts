import { errorText, type Present, presentSuccess } from "./tool-result";

/** Flags the failure and says nothing about it. */
export const generic: Present = (outcome) =>
  outcome.kind === "failed" ? errorText("Operation failed") : presentSuccess(outcome);
