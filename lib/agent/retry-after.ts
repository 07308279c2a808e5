import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** Milliseconds that a failed result asks to wait, from `structuredContent` or from JSON text; never from prose. */
export function retryAfterOf(result: CallToolResult): number | undefined {
  const documents: unknown[] = [result.structuredContent];
  for (const block of result.content) {
    if (block.type === "text" && block.text.trimStart().startsWith("{")) documents.push(parse(block.text));
  }
  for (const document of documents) {
    if (typeof document !== "object" || document === null || !("retryAfterMs" in document)) continue;
    const { retryAfterMs } = document;
    if (typeof retryAfterMs === "number" && Number.isFinite(retryAfterMs) && retryAfterMs > 0) {
      return retryAfterMs;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
