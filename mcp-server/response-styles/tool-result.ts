import type { Outcome } from "@/lib/domain/outcome";

/** A tool result as both SDK generations take it: MCP's `CallToolResult` with text content only. */
export type ToolResult = {
  content: { type: "text"; text: string }[];
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
};

/** Presents an outcome on the wire. Pure; throws where the style is to throw. */
export type Present = (outcome: Outcome) => ToolResult;

/** A result whose one text block is this JSON. */
export function jsonResult(data: Record<string, unknown>): ToolResult {
  return { content: [{ type: "text", text: JSON.stringify(data) }] };
}

/** A failed result whose one text block is this text. */
export function errorText(text: string): ToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}

/** How every style presents what did not fail, unless it has a reason of its own. */
export function presentSuccess(outcome: Exclude<Outcome, { kind: "failed" }>): ToolResult {
  return jsonResult(outcome.kind === "found" ? outcome.data : { results: [], note: outcome.note });
}
