import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { createVirtualClock } from "@/lib/domain/clock";
import { type Locale, type ResponseStyle, RUN_DEFAULTS } from "@/lib/domain/run-request";
import { createOrdersServer } from "@/mcp-server/orders-server";

const HANDSHAKE: JSONRPCMessage[] = [
  {
    jsonrpc: "2.0",
    id: "handshake",
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "failwell-lessons", version: "1" },
    },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
];

/** A JSON-RPC request as it is sent; nothing about `params` is checked, so that malformed ones can be tried. */
export type RawRequest = { jsonrpc: "2.0"; id: number; method: string; params: Record<string, unknown> };

/**
 * Sends one request, as it is, to a fresh orders server over an in-memory transport, and returns the reply as it came.
 * No client library stands between: what it would check or rewrite is just what a lesson wants to show.
 */
export async function exchangeRaw(
  request: RawRequest,
  options: { responseStyle: ResponseStyle; locale: Locale },
): Promise<JSONRPCMessage> {
  const [client, serverSide] = InMemoryTransport.createLinkedPair();
  const server = createOrdersServer({
    ...options,
    transientFailures: RUN_DEFAULTS.transientFailures,
    clock: createVirtualClock(),
  });
  const reply = new Promise<JSONRPCMessage>((resolve) => {
    client.onmessage = (message) => {
      if ("id" in message && message.id === request.id) resolve(message);
    };
  });
  await server.connect(serverSide);
  await client.start();
  try {
    for (const message of [...HANDSHAKE, request]) await client.send(message);
    return inWireOrder(await reply);
  } finally {
    await server.close();
  }
}

/** The envelope first, as JSON-RPC documents print it; the SDK puts `result` in front. Values are untouched. */
function inWireOrder(message: JSONRPCMessage): JSONRPCMessage {
  return "id" in message ? { ...{ jsonrpc: message.jsonrpc, id: message.id }, ...message } : message;
}
