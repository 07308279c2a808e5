import type { ToolResultBlock } from "@/lib/domain/run-event";
import { isObject } from "../tool-roles";

/** The JSON objects in a result's text blocks, first to last; text that is not JSON is passed over. */
export function objectsIn(block: ToolResultBlock | undefined): Record<string, unknown>[] {
  const content =
    typeof block?.content === "string" ? [{ type: "text", text: block.content }] : (block?.content ?? []);
  return content.flatMap((part) => {
    if (part.type !== "text" || typeof part.text !== "string") return [];
    try {
      const value: unknown = JSON.parse(part.text);
      return isObject(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** The ids that a text lists, in order, each once: capitals, a hyphen, digits. */
export function listedIds(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z]{1,4}-\d+\b/g) ?? [])];
}
