import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  type CallToolResult,
  CallToolResultSchema,
  ErrorCode,
  type JSONRPCMessage,
  ListToolsResultSchema,
  McpError,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { followSignals } from "@/lib/domain/follow-signals";
import { type Limits, MAX_TOOL_PAGES } from "./limits";
import { type FrameDirection, TappedTransport } from "./transport-tap";

/** How one `tools/call` ended, from the host's point of view. */
export type CallOutcome =
  | { kind: "result"; result: CallToolResult }
  /** A JSON-RPC error reply, or a reply that is no tool result. */
  | { kind: "protocol_error"; code: number; message: string }
  /** The server never answered. */
  | { kind: "no_answer"; timeoutMs: number }
  | { kind: "connection_lost"; message: string };

export type McpConnection = {
  readonly tools: readonly Tool[];
  /** @throws the signal's reason when it aborts; every other failure is an outcome. */
  callTool(name: string, input: Record<string, unknown>, signal: AbortSignal): Promise<CallOutcome>;
  close(): Promise<void>;
};

export type McpConnectOptions = {
  transport: Transport;
  signal: AbortSignal;
  limits: Pick<Limits, "mcpConnectTimeoutMs" | "toolCallTimeoutMs">;
  onFrame?: (direction: FrameDirection, message: JSONRPCMessage) => void;
};

/** One for all connections: the SDK builds it anew for each client otherwise, which takes longer than a tool call. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * Shakes hands with an MCP server and lists its tools.
 * @throws McpError when the server refuses or does not answer; the signal's reason on abort. The transport is closed then.
 */
export async function connectMcp(options: McpConnectOptions): Promise<McpConnection> {
  const { transport, signal, limits, onFrame } = options;
  const client = new Client({ name: "failwell-agent", version: "1.0.0" }, { jsonSchemaValidator });
  const own = followSignals(signal);
  const handshake = { signal: own.signal, timeout: limits.mcpConnectTimeoutMs };
  try {
    signal.throwIfAborted();
    await client.connect(onFrame ? new TappedTransport(transport, onFrame) : transport, handshake);
    const tools = await listTools(client, handshake);
    return {
      tools,
      callTool: (name, input, callSignal) =>
        callTool(client, { name, arguments: input }, callSignal, limits.toolCallTimeoutMs),
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    signal.throwIfAborted();
    throw error;
  } finally {
    own.release();
  }
}

async function listTools(client: Client, options: { signal: AbortSignal; timeout: number }): Promise<Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_TOOL_PAGES; page++) {
    const params = cursor === undefined ? undefined : { cursor };
    const result = await client.request({ method: "tools/list", params }, ListToolsResultSchema, options);
    tools.push(...result.tools);
    cursor = result.nextCursor;
    if (cursor === undefined) return tools;
  }
  throw new McpError(ErrorCode.InvalidRequest, `tools/list did not end after ${MAX_TOOL_PAGES} pages`);
}

// Not `client.callTool`: where structuredContent does not match an outputSchema it throws, and the real error is lost.
async function callTool(
  client: Client,
  params: { name: string; arguments: Record<string, unknown> },
  signal: AbortSignal,
  timeoutMs: number,
): Promise<CallOutcome> {
  // The SDK leaves its listener behind.
  const own = followSignals(signal);
  try {
    const options = { signal: own.signal, timeout: timeoutMs };
    const result = await client.request({ method: "tools/call", params }, CallToolResultSchema, options);
    return { kind: "result", result };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof McpError)) {
      const message = error instanceof Error ? error.message : String(error);
      return client.transport === undefined
        ? { kind: "connection_lost", message }
        : { kind: "protocol_error", code: ErrorCode.InternalError, message: `Not a tool result: ${message}` };
    }
    switch (error.code) {
      case ErrorCode.RequestTimeout:
        return { kind: "no_answer", timeoutMs };
      case ErrorCode.ConnectionClosed:
        return { kind: "connection_lost", message: error.message };
      default:
        return { kind: "protocol_error", code: error.code, message: error.message };
    }
  } finally {
    own.release();
  }
}
