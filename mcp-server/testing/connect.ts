import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { type CallToolResult, CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { createVirtualClock } from "@/lib/domain/clock";
import { createOrdersServer, type OrdersServer, type OrdersServerOptions } from "../orders-server";

/** For tests: an orders server and the SDK's own client, linked in memory. */
export interface Connected extends AsyncDisposable {
  server: OrdersServer;
  client: Client;
  call(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
}

/** For tests: connects a client to a server that is structured, fails twice and waits for nothing unless told otherwise. */
export async function connect(options: Partial<OrdersServerOptions> = {}): Promise<Connected> {
  const clock = createVirtualClock();
  const server = createOrdersServer({ responseStyle: "structured", transientFailures: 2, clock, ...options });
  const client = new Client({ name: "test", version: "0" });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  return {
    server,
    client,
    call: async (name, args) =>
      CallToolResultSchema.parse(await client.callTool({ name, ...(args && { arguments: args }) })),
    [Symbol.asyncDispose]: async () => {
      await client.close();
      await server.close();
    },
  };
}

/** For tests: the text of a result's one text block. */
export function textOf(result: CallToolResult): string {
  const [block, ...rest] = result.content;
  if (block?.type !== "text" || rest.length > 0) throw new Error("expected one text block");
  return block.text;
}
