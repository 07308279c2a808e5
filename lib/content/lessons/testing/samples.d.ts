// What the TypeScript samples of lessons take as given.

/** An MCP server of the low-level kind. */
declare const server: import("@modelcontextprotocol/sdk/server/index.js").Server;

/** Looks an order up; never rejects. */
declare function findOrder(
  orderId: unknown,
): Promise<{ failed: true; reason: string } | { failed: false; data: Record<string, unknown> }>;
