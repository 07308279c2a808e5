import { jsonResult, type Present, presentSuccess } from "./tool-result";

/** Answers a failure as if the query had run and matched nothing; nobody can tell the two apart. */
export const emptyResult: Present = (outcome) =>
  outcome.kind === "found" ? presentSuccess(outcome) : jsonResult({ results: [] });
