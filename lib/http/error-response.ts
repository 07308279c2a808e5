import type { ToolError } from "@/lib/domain/tool-error";

/** Writes a refusal; a route that speaks another protocol brings its own. */
export type RenderError = (status: number, error: ToolError, headers: HeadersInit) => Response;

/** `{ "error": ToolError }` with `retry-after` (whole seconds, rounded up) where the error says when to come back. */
export const errorResponse: RenderError = (status, error, headers) =>
  Response.json({ error }, { status, headers: { "cache-control": "no-store", ...toRecord(headers) } });

/** The headers that go with an error whatever its body looks like. */
export function errorHeaders(error: ToolError): Record<string, string> {
  if (error.errorCategory !== "transient" || error.retryAfterMs === undefined) return {};
  return { "retry-after": String(Math.ceil(error.retryAfterMs / 1000)) };
}

function toRecord(headers: HeadersInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
