import { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import type { OrdersCore } from "./orders-core";
import { SERVER_INFO, SERVER_INSTRUCTIONS } from "./server-info";

/**
 * The orders server on the high-level `McpServer` of `@modelcontextprotocol/server` 2.x, used as its documentation shows:
 * an unknown tool is a protocol error there, but arguments are still checked and exceptions caught in its own words.
 */
export function createServerV2HighLevel(core: OrdersCore): McpServer {
  const server = new McpServer(SERVER_INFO, { instructions: SERVER_INSTRUCTIONS });
  for (const { name, description, inputSchema, readOnly } of core.tools) {
    const config = {
      description,
      inputSchema: withJsonSchema(inputSchema),
      annotations: { readOnlyHint: readOnly },
    };
    server.registerTool(name, config, (args, { mcpReq }) => core.call(name, args, mcpReq.signal));
  }
  return server;
}

/** Adds to a zod/mini schema what the SDK needs to list it, which full zod would bring along. */
export function withJsonSchema<Schema extends z.ZodMiniType>(schema: Schema) {
  const list = () => z.toJSONSchema(schema, { io: "input" });
  return { "~standard": { ...schema["~standard"], jsonSchema: { input: list, output: list } } };
}
