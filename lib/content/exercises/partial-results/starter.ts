import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

type Source = { id: string; title: string };
/** Throws an `Error` when a source times out. */
type Backend = { fetchSource(id: string): Promise<Source> };

export async function handler(input: { ids: string[] }, backend: Backend): Promise<CallToolResult> {
  try {
    const results = await Promise.all(input.ids.map((id) => backend.fetchSource(id)));
    return { content: [{ type: "text", text: JSON.stringify({ results }) }] };
  } catch {
    // One failure throws away everything that was fetched.
    return { content: [{ type: "text", text: "Could not fetch the sources" }], isError: true };
  }
}
