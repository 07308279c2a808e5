import { Server } from "@modelcontextprotocol/server";
import type { OrdersCore } from "./orders-core";
import { SERVER_INFO, SERVER_INSTRUCTIONS } from "./server-info";
import { describeTool } from "./tool";

/**
 * The orders server on the low-level `Server` of `@modelcontextprotocol/server` 2.x, which speaks protocol revision
 * 2026-07-28 as well as those up to 2025-11-25; which of them is decided by what serves it.
 */
export function createServerV2(core: OrdersCore): Server {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} }, instructions: SERVER_INSTRUCTIONS });
  const tools = core.tools.map(describeTool);
  server.setRequestHandler("tools/list", () => ({ tools }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq }) =>
    core.call(params.name, params.arguments, mcpReq.signal),
  );
  return server;
}
