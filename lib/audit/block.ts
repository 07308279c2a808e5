import type { ToolResultBlock } from "../domain/run-event";
import { isObject, own } from "./json";
import type { ResultView } from "./view";

/**
 * A result as the `tool_result` block that a plain MCP host makes of it: text blocks as they are, `isError` as `is_error`.
 * A protocol error becomes its message, flagged, as hosts do that forward it at all.
 */
export function toToolResultBlock(view: ResultView): ToolResultBlock {
  const id = view.result ? own(view.result, "tool_use_id") : undefined;
  const block = { type: "tool_result" as const, tool_use_id: typeof id === "string" ? id : "toolu_audit" };
  if (view.protocolError) {
    const { code, message } = view.protocolError;
    return { ...block, is_error: true, content: `MCP error ${code ?? ""}: ${message}` };
  }
  const content = view.result ? own(view.result, "content") : undefined;
  return {
    ...block,
    ...(view.flagged ? { is_error: true } : {}),
    content: typeof content === "string" ? content : Array.isArray(content) ? content.flatMap(textBlock) : [],
  };
}

function textBlock(block: unknown): { type: string; text: string }[] {
  if (!isObject(block)) return [];
  const text = own(block, "text");
  return typeof text === "string" ? [{ type: "text", text }] : [];
}
