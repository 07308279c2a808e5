/** The three requests of lesson 1 as they leave a host; JSON-RPC, method `tools/call`. */
export const WIRE_EXAMPLES = {
  "unknown-tool": request({ name: "lookup_orders", arguments: { order_id: "A-1" } }),
  malformed: request({ arguments: { order_id: "A-1" } }),
  "failing-tool": request({ name: "lookup_order", arguments: { order_id: "A-TIMEOUT" } }),
} as const;
export type WireExample = keyof typeof WIRE_EXAMPLES;
export const WIRE_EXAMPLE_IDS = [
  "unknown-tool",
  "malformed",
  "failing-tool",
] as const satisfies readonly WireExample[];

/** A JSON-RPC request, before it is sent. */
export type WireRequestBody = { jsonrpc: "2.0"; id: number; method: string; params: Record<string, unknown> };

function request(params: Record<string, unknown>): WireRequestBody {
  return { jsonrpc: "2.0", id: 7, method: "tools/call", params };
}
