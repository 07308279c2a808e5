import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Source = { id: string; title: string };
/** Throws an `Error` when a source times out. */
type Backend = { fetchSource(id: string): Promise<Source> };

export async function handler(input: { ids: string[] }, backend: Backend): Promise<CallToolResult> {
  const settled = await Promise.allSettled(input.ids.map((id) => backend.fetchSource(id)));
  const results = settled.flatMap((entry) => (entry.status === "fulfilled" ? [entry.value] : []));
  const failedIds = input.ids.filter((_id, index) => settled[index]?.status === "rejected");
  if (failedIds.length === 0) {
    return { content: [{ type: "text", text: JSON.stringify({ results }) }] };
  }
  const failure = {
    errorCategory: "transient",
    isRetryable: true,
    message: `${results.length} of ${input.ids.length} sources fetched; ${failedIds.join(", ")} timed out. Ask for these alone.`,
    partialResults: results,
    failedIds,
  };
  return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
}
