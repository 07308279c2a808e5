import { isEmptyNotFailed } from "../classify";
import { messagePlace, type Rule } from "../rule";
import type { ResultView } from "../view";
import { isGeneric } from "../vocabulary";

/** A message that fits every failure. Less bad where fields say what the message does not. */
export const genericMessage: Rule = {
  id: "generic-message",
  severity: "error",
  check(view) {
    if (!view.isFailure || view.isBlank || isEmptyNotFailed(view)) return [];
    const message =
      view.fields.message?.value ?? view.protocolError?.message ?? view.texts.find((t) => t.prose)?.prose;
    if (message === undefined && saysNothing(view))
      return [{ place: messagePlace(view), seen: view.texts[0]?.text ?? "" }];
    if (message === undefined || message.trim() === "" || !isGeneric(message)) return [];
    const severity = view.fields.category && view.fields.retryable ? "warning" : "error";
    return [{ place: messagePlace(view), seen: message, severity }];
  },
};

/** Fields, and not one word on what happened. */
function saysNothing({ flagged, fields, docs, result }: ResultView): boolean {
  const hasFields = fields.category !== undefined || fields.retryable !== undefined;
  return flagged && result !== undefined && docs.length > 0 && hasFields;
}
