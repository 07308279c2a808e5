import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** Throws an `Error` with `status`, the HTTP status, and for 429 often `retryAfter`: seconds, as text. */
type Backend = { position(parcelId: string): Promise<{ place: string }> };

function failed(failure: Record<string, unknown>): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;
}

export async function handler(input: { parcel_id: string }, backend: Backend): Promise<CallToolResult> {
  try {
    const position = await backend.position(input.parcel_id);
    return { content: [{ type: "text", text: JSON.stringify(position) }] };
  } catch (error) {
    if (fieldOf(error, "status") === 403) {
      return failed({
        errorCategory: "permission",
        isRetryable: false,
        message: "This account may not track the parcel.",
        suggestedAction: "escalate_to_human",
      });
    }
    const seconds = Number(fieldOf(error, "retryAfter"));
    return failed({
      errorCategory: "transient",
      isRetryable: true,
      message: "The carrier limits requests; the same call will succeed later.",
      ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}),
    });
  }
}
