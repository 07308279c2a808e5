import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** Throws an `Error` with `status`, the HTTP status, and for 429 often `retryAfter`: seconds, as text. */
type Backend = { position(parcelId: string): Promise<{ place: string }> };

export async function handler(input: { parcel_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const position = await backend.position(input.parcel_id);
    return { content: [{ type: "text", text: JSON.stringify(position) }] };
  } catch {
    const failure = { errorCategory: "transient", isRetryable: true, message: "Try again later." };
    return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
  }
}
