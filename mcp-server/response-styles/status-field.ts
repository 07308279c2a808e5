import { jsonResult, type Present, presentSuccess } from "./tool-result";

/** Hides the failure in the body of a success, as HTTP services with `200 {"status":"error"}` do. */
export const statusField: Present = (outcome) =>
  outcome.kind === "failed" ? jsonResult({ status: "error", code: 500 }) : presentSuccess(outcome);
