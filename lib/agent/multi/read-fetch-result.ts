import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { ToolError } from "@/lib/domain/tool-error";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import type { FetchOutcome } from "./fetch-log";

/** Reads what a `fetch_source` result says, by its fields alone. Anything unreadable is a failure that nobody can explain. */
export function readFetchResult(raw: unknown, via: "primary" | "mirror"): FetchOutcome {
  const result = CallToolResultSchema.safeParse(raw);
  if (!result.success) return unreadable("The server's answer is no tool result.");
  const body = result.data.structuredContent ?? parseText(result.data.content[0]);
  if (result.data.isError) {
    const error = toolErrorSchema.safeParse(body);
    return error.success
      ? { kind: "failed", error: error.data }
      : unreadable("The failure names no category.");
  }
  const results = typeof body === "object" && body !== null && "results" in body ? body.results : undefined;
  return { kind: Array.isArray(results) && results.length === 0 ? "empty" : "found", via };
}

function parseText(block: { type: string } | undefined): unknown {
  if (block?.type !== "text" || !("text" in block) || typeof block.text !== "string") return undefined;
  try {
    return JSON.parse(block.text);
  } catch {
    // Prose has no fields to read.
    return undefined;
  }
}

function unreadable(message: string): FetchOutcome {
  const error: ToolError = { errorCategory: "transient", isRetryable: false, message };
  return { kind: "failed", error };
}
