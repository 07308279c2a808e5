import { jsonResult, type Present, presentSuccess } from "./tool-result";

/**
 * The right design: `isError`, and the whole ToolError both as text and as `structuredContent`. Hosts show the model
 * only one of the two, so each stands alone.
 */
export const structured: Present = (outcome) => {
  if (outcome.kind !== "failed") return presentSuccess(outcome);
  return { ...jsonResult(outcome.error), isError: true, structuredContent: outcome.error };
};
