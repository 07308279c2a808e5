import { errorText, type Present, presentSuccess } from "./tool-result";

/** Says what went wrong in words for a reader to interpret, without a field that code could read. */
export const prose: Present = (outcome) =>
  outcome.kind === "failed" ? errorText(outcome.error.message) : presentSuccess(outcome);
