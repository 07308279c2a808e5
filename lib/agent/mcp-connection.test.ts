import { getEventListeners } from "node:events";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, MAX_TOOL_PAGES } from "./limits";
import { connectMcp } from "./mcp-connection";

const tool = (name: string) => ({ name, inputSchema: { type: "object" as const } });

/** A server whose list has this many pages of one tool each, and that answers calls with `answer`. */
async function open(options: {
  pages?: number;
  answer?: (server: Server) => unknown;
  signal?: AbortSignal;
  toolCallTimeoutMs?: number;
}) {
  const { pages = 1, answer, signal = new AbortController().signal, toolCallTimeoutMs } = options;
  const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const page = Number(params?.cursor ?? 1);
    return { tools: [tool(`t${page}`)], ...(page < pages && { nextCursor: String(page + 1) }) };
  });
  server.setRequestHandler(CallToolRequestSchema, async (): Promise<CallToolResult> => {
    const result: unknown = await answer?.(server);
    // What no server may answer is what is tested here.
    return JSON.parse(JSON.stringify(result ?? { content: [] }));
  });
  const [client, remote] = InMemoryTransport.createLinkedPair();
  await server.connect(remote);
  const limits = { ...DEFAULT_LIMITS, ...(toolCallTimeoutMs !== undefined && { toolCallTimeoutMs }) };
  return connectMcp({ transport: client, signal, limits });
}

describe("connectMcp", () => {
  it("reads every page of the tools, and leaves no listener on the signal", async () => {
    const { signal } = new AbortController();
    const connection = await open({ pages: 12, signal });
    expect(connection.tools.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, n) => `t${n + 1}`),
    );
    await connection.callTool("t1", {}, signal);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    await connection.close();
  });

  it("gives up on a list that does not end", async () => {
    await expect(open({ pages: Number.POSITIVE_INFINITY })).rejects.toThrow(`${MAX_TOOL_PAGES} pages`);
  });

  it("throws the reason of a signal that has aborted", async () => {
    await expect(open({ signal: AbortSignal.abort(new Error("stopped")) })).rejects.toThrow("stopped");
  });
});

describe("callTool", () => {
  const { signal } = new AbortController();

  it("tells a reply that is no tool result from a result", async () => {
    const connection = await open({ answer: () => ({ content: "text" }) });
    expect(await connection.callTool("t1", {}, signal)).toMatchObject({ kind: "protocol_error" });
  });

  it("tells a JSON-RPC error with its code", async () => {
    const connection = await open({
      answer: () => {
        throw new Error("thrown");
      },
    });
    expect(await connection.callTool("t1", {}, signal)).toEqual({
      kind: "protocol_error",
      code: -32603,
      message: expect.stringContaining("thrown"),
    });
  });

  it("tells a connection that closed meanwhile", async () => {
    const connection = await open({ answer: (server) => server.close() });
    expect(await connection.callTool("t1", {}, signal)).toMatchObject({ kind: "connection_lost" });
    expect(await connection.callTool("t1", {}, signal)).toMatchObject({ kind: "connection_lost" });
  });

  it("tells a server that does not answer", async () => {
    const connection = await open({ answer: () => new Promise(() => undefined), toolCallTimeoutMs: 1 });
    expect(await connection.callTool("t1", {}, signal)).toEqual({ kind: "no_answer", timeoutMs: 1 });
  });

  it("throws the reason when the signal aborts", async () => {
    const stop = new AbortController();
    const connection = await open({
      answer: () => {
        stop.abort(new Error("stopped"));
        return new Promise(() => undefined);
      },
    });
    await expect(connection.callTool("t1", {}, stop.signal)).rejects.toThrow("stopped");
  });
});
