import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** Throws an `Error` with `status`, the HTTP status, and for 429 often `retryAfter`: seconds, as text. */
type Backend = { position(parcelId: string): Promise<{ place: string }> };

/** Retries in the server, so that the agent waits in the dark; then passes seconds on as if they were milliseconds. */
export async function handler(input: { parcel_id: string }, backend: Backend): Promise<CallToolResult> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const position = await backend.position(input.parcel_id).catch(() => undefined);
    if (position) return { content: [{ type: "text", text: JSON.stringify(position) }] };
  }
  const failure = {
    errorCategory: "transient",
    isRetryable: false,
    message: "Rate limited.",
    retryAfterMs: 3,
  };
  return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
}
