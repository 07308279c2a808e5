import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { OrdersCore } from "./orders-core";
import { SERVER_INFO, SERVER_INSTRUCTIONS } from "./server-info";

/**
 * The orders server on the high-level `McpServer` of `@modelcontextprotocol/sdk` 1.x, used as its documentation shows.
 * The framework checks arguments, answers unknown tools and catches what a handler throws, all in its own words.
 */
export function createServerV1HighLevel(core: OrdersCore): McpServer {
  const server = new McpServer(SERVER_INFO, { instructions: SERVER_INSTRUCTIONS });
  for (const { name, description, inputSchema, readOnly } of core.tools) {
    const config = { description, inputSchema, annotations: { readOnlyHint: readOnly } };
    server.registerTool(name, config, (args, { signal }) => core.call(name, args, signal));
  }
  return server;
}
