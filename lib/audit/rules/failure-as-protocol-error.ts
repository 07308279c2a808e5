import { unknownTool } from "../classify";
import type { Rule } from "../rule";
import type { ProtocolError } from "../view";

/** Messages that are about the protocol itself, whichever code a server gives them. */
const ABOUT_PROTOCOL =
  /\b(?:method not found|parse error|invalid request|not initialized|session (?:not found|expired|terminated|id)|protocol version|unsupported version|connection closed|request (?:was )?cancel+ed|unknown method|resource not found|prompt|capabilit(?:y|ies)|elicitation|header)\b|方法不存在|未初始化|会话|协议版本/i;
/** A bad argument to a tool that exists: a tool execution error since specification revision 2025-11-25. */
const ABOUT_ARGUMENTS =
  /\b(?:invalid arguments? for tool|input validation error|invalid tool arguments?|arguments? validation)\b|工具参数/i;
/** What the tool found when it ran; a caller's malformed request never gets that far. */
const ABOUT_THE_WORLD =
  /\b(?:does not exist|no such (?:file|table|column|user|order|directory)|not found|permission denied|access denied|timed out|unavailable|unreachable|refused|failed to|could not|already exists|has no)\b|不存在|未找到|没有权限|超时|不可用/i;

/** A tool that failed, answered by JSON-RPC `error` instead of a result: many hosts never show it to the model. */
export const failureAsProtocolError: Rule = {
  id: "failure-as-protocol-error",
  severity: "error",
  check(view) {
    const error = view.protocolError;
    if (!error || !isToolFailure(error)) return [];
    return [{ place: { path: error.path }, seen: `${error.code ?? ""} ${error.message}` }];
  },
};

function isToolFailure(error: ProtocolError): boolean {
  if (unknownTool(error.message)) return false;
  switch (error.code) {
    case -32700:
    case -32600:
    case -32601:
    case -32002:
    case -32042:
    case -32800:
      return false;
    case -32602:
      return (
        ABOUT_ARGUMENTS.test(error.message) ||
        (ABOUT_THE_WORLD.test(error.message) && !ABOUT_PROTOCOL.test(error.message))
      );
    case -32603:
      return !ABOUT_PROTOCOL.test(error.message);
    default:
      return (
        !ABOUT_PROTOCOL.test(error.message) &&
        !(error.code === -32001 && /^(?:mcp error -32001: )?request timed out$/i.test(error.message))
      );
  }
}
