import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import type { OrdersCore } from "./orders-core";
import { SERVER_INFO, SERVER_INSTRUCTIONS } from "./server-info";
import { describeTool } from "./tool";

/** One for all servers: the SDK builds it anew for each one otherwise, which takes longer than a tool call. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * The orders server on the low-level `Server` of `@modelcontextprotocol/sdk` 1.x. The high-level one answers an unknown
 * tool with an `isError` result and bad arguments with zod's text; here the first is a protocol error, as the
 * specification says, and the second a structured validation error of our own.
 */
export function createServerV1(core: OrdersCore): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: SERVER_INSTRUCTIONS,
    jsonSchemaValidator,
  });
  const tools = core.tools.map(describeTool);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
    core.call(params.name, params.arguments, signal),
  );
  return server;
}
