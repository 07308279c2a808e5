import { type Present, presentSuccess } from "./tool-result";

/** Lets the exception out of the handler; what becomes of it is the SDK's affair. @throws Error on every failure */
export const thrown: Present = (outcome) => {
  if (outcome.kind === "failed") throw new Error(outcome.error.message);
  return presentSuccess(outcome);
};
