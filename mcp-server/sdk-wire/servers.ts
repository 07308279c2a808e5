import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer as McpServerV1 } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { McpServer as McpServerV2 } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { ProtocolError } from "../orders-core";
import { withJsonSchema } from "../sdk-v2-high-level";
import { inputSchema, LOOKUP, lookUpOrder, orderStatus, outputSchema, STATUS } from "./naive-tools";

const INFO = { name: "naive-orders", version: "1.0.0" };

/** The naive tools on the high-level server of the first generation. */
export function naiveServerV1High(): McpServerV1 {
  const server = new McpServerV1(INFO);
  const { description } = LOOKUP;
  server.registerTool(LOOKUP.name, { description, inputSchema }, lookUpOrder);
  server.registerTool(
    STATUS.name,
    { description: STATUS.description, inputSchema, outputSchema },
    orderStatus,
  );
  return server;
}

/** The naive tools on the low-level server of the first generation, which checks nothing: that is left to the handler. */
export function naiveServerV1Low(): ServerV1 {
  const server = new ServerV1(INFO, { capabilities: { tools: {} } });
  const tools = [
    { ...LOOKUP, inputSchema: listed(inputSchema) },
    { ...STATUS, inputSchema: listed(inputSchema), outputSchema: listed(outputSchema) },
  ];
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const args = params.arguments ?? {};
    const input = { order_id: String(args.order_id) };
    switch (params.name) {
      case LOOKUP.name:
        return lookUpOrder(input);
      case STATUS.name:
        return orderStatus(input);
      default:
        throw new ProtocolError(-32602, `Unknown tool: ${params.name}`);
    }
  });
  return server;
}

/** The naive tools on the high-level server of the second generation. */
export function naiveServerV2(): McpServerV2 {
  const server = new McpServerV2(INFO);
  const input = withJsonSchema(inputSchema);
  const output = withJsonSchema(outputSchema);
  const { description } = LOOKUP;
  server.registerTool(LOOKUP.name, { description, inputSchema: input }, lookUpOrder);
  const status = { description: STATUS.description, inputSchema: input, outputSchema: output };
  server.registerTool(STATUS.name, status, orderStatus);
  return server;
}

const propertySchemas = z.record(z.string(), z.record(z.string(), z.json()));

function listed(schema: z.ZodMiniObject) {
  const { properties, required = [] } = z.toJSONSchema(schema, { io: "input" });
  return { type: "object" as const, properties: z.parse(propertySchemas, properties), required };
}
