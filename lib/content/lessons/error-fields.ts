import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { ToolError } from "@/lib/domain/tool-error";

/** Orders whose error can be built field by field in lesson 5, one a category. */
export const BUILD_ORDERS = ["A-999", "A-TIMEOUT", "abc", "A-403"] as const;
export type BuildOrder = (typeof BUILD_ORDERS)[number];

/** The flag of the result, which stands outside the error's own fields. */
export const FLAG = "isError";

/** The parts of an error that can be left out: the flag, then its fields in the order in which the server sends them. */
export function partsOf(error: ToolError): readonly string[] {
  return [FLAG, ...Object.keys(error)];
}

/** The `tool_result` block of an error of which only these parts are left. */
export function blockWith(error: ToolError, parts: ReadonlySet<string>): ToolResultBlock {
  const kept = Object.fromEntries(Object.entries(error).filter(([field]) => parts.has(field)));
  return {
    type: "tool_result",
    tool_use_id: "toolu_01",
    ...(parts.has(FLAG) && { is_error: true }),
    content: [{ type: "text", text: JSON.stringify(kept) }],
  };
}
