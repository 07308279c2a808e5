// What the TypeScript samples of lessons take as given.

/** An MCP server of the low-level kind. */
declare const server: import("@modelcontextprotocol/sdk/server/index.js").Server;

/** Looks an order up; never rejects. */
declare function findOrder(
  orderId: unknown,
): Promise<{ failed: true; reason: string } | { failed: false; data: Record<string, unknown> }>;

type CallToolResult = import("@modelcontextprotocol/sdk/types.js").CallToolResult;
type ToolResultBlockParam = import("@anthropic-ai/sdk/resources/messages").ToolResultBlockParam;

/** An order database that may throw. */
declare const database: {
  findOrder(orderId: string): Promise<Record<string, unknown>>;
  failNext(kind: "timeout"): void;
};

/** Turns whatever the backend threw into a structured error. */
declare function describeFailure(cause: unknown): import("@/lib/domain/tool-error").ToolError;

/** A client connected to the server under test, and the test runner's functions. */
declare const client: import("@modelcontextprotocol/sdk/client/index.js").Client;
declare const test: typeof import("vitest").test;
declare const expect: typeof import("vitest").expect;

/** Codes of the backend that stand for a business rule. */
declare const BUSINESS_CODES: ReadonlySet<string>;

/** Presents an order that was found. */
declare function found(order: Record<string, unknown>): CallToolResult;
