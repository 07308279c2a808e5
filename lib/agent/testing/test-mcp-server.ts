import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";

export type TestTool = (
  input: Record<string, unknown>,
  signal: AbortSignal,
) => CallToolResult | Promise<CallToolResult>;

/** A small MCP server over linked in-memory transports; returns the client's end. */
export async function startTestServer(tools: Record<string, TestTool>): Promise<Transport> {
  const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.keys(tools).map((name) => ({
      name,
      description: `The tool ${name}.`,
      inputSchema: { type: "object" as const, properties: {} },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools[params.name];
    if (!tool) throw new Error(`no tool ${params.name}`);
    return await tool(params.arguments ?? {}, signal);
  });
  const [client, remote] = InMemoryTransport.createLinkedPair();
  await server.connect(remote);
  return client;
}

/** A result with one text block. */
export function textResult(value: unknown, isError?: boolean): CallToolResult {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { content: [{ type: "text", text }], ...(isError !== undefined && { isError }) };
}
