import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createVirtualClock } from "@/lib/domain/clock";
import type { ResponseStyle } from "@/lib/domain/run-request";
import { createOrdersServer } from "@/mcp-server/orders-server";
import { type Comparison, compare } from "./measure";

async function connectClient(serve: (transport: Transport) => Promise<void>): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await serve(far);
  const client = new Client({ name: "bench", version: "1.0.0" });
  await client.connect(near);
  return client;
}

/** A server that does nothing but answer what ours answered, from a constant. */
function bareServer(result: Record<string, unknown>): Server {
  const server = new Server({ name: "bare", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [] }));
  server.setRequestHandler(CallToolRequestSchema, () => result);
  return server;
}

async function compareStyle(
  name: string,
  orderId: string,
  responseStyle: ResponseStyle,
): Promise<Comparison> {
  const call = { name: "lookup_order", arguments: { order_id: orderId } };
  const orders = createOrdersServer({ responseStyle, transientFailures: 2, clock: createVirtualClock() });
  const ours = await connectClient((transport) => orders.connect(transport));
  const bare = bareServer(await ours.callTool(call));
  const reference = await connectClient((transport) => bare.connect(transport));
  const result = await compare(name, "calls/s", {
    ours: () => ours.callTool(call),
    reference: () => reference.callTool(call),
  });
  await Promise.all([ours.close(), reference.close()]);
  return result;
}

/** `tools/call` on the orders server against the bare SDK with a handler that returns the same result. */
export async function benchToolCalls(): Promise<Comparison[]> {
  return [
    await compareStyle("tools/call, order found", "A-1", "structured"),
    await compareStyle("tools/call, structured business error", "A-999", "structured"),
    await compareStyle("tools/call, generic error", "A-999", "generic"),
  ];
}
