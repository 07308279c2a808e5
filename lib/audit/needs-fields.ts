import { isEmptyNotFailed, isUnknownTool } from "./classify";
import type { ResultView } from "./view";

/**
 * Whether a result is a tool's own failure, which has to say its category and retryability. A protocol error cannot, a
 * failure that looks like an empty list has worse problems, and an unknown tool is not the tool's failure.
 */
export function needsFields(view: ResultView): boolean {
  if (!view.isFailure || view.protocolError || isEmptyNotFailed(view) || isUnknownTool(view)) return false;
  return view.flagged || view.signals.length > 0;
}
