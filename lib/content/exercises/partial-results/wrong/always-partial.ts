import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Source = { id: string; title: string };
/** Throws an `Error` when a source times out. */
type Backend = { fetchSource(id: string): Promise<Source> };

/** Calls every answer partial, complete ones too. */
export async function handler(input: { ids: string[] }, backend: Backend): Promise<CallToolResult> {
  const settled = await Promise.allSettled(input.ids.map((id) => backend.fetchSource(id)));
  const partialResults = settled.flatMap((entry) => (entry.status === "fulfilled" ? [entry.value] : []));
  const failure = {
    errorCategory: "transient",
    isRetryable: true,
    message: "Some may be missing.",
    partialResults,
    failedIds: [],
  };
  return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
}
