import { isUnknownTool, unknownTool } from "../classify";
import { messagePlace, type Rule } from "../rule";

/** A tool that does not exist, answered by a result: MCP makes it a protocol error, −32602. */
export const unknownToolAsResult: Rule = {
  id: "unknown-tool-as-result",
  severity: "warning",
  check(view) {
    if (view.protocolError || !view.isFailure || !isUnknownTool(view)) return [];
    return [{ place: messagePlace(view), seen: unknownTool(view.message) ?? "" }];
  },
};
