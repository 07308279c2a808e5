import { isObject, own } from "../json";
import { type Link, ProbeError, type Reply } from "./link";

/** Newest revision with the `initialize` handshake, and the one without. */
const LEGACY_REVISION = "2025-11-25";
const MODERN_REVISION = "2026-07-28";
const CLIENT_INFO = { name: "failwell-audit", version: "1.0.0" };
const MAX_PAGES = 50;
const MAX_TOOLS = 1000;

/** A tool as a server lists it; what is missing or of the wrong type is left out. */
export type ListedTool = {
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown>;
  readOnly: boolean;
};

export type ServerInfo = { name: string; version: string; protocolVersion: string; era: "legacy" | "modern" };

/** A server that has been greeted and asked for its tools. */
export type ProbeSession = {
  server: ServerInfo;
  tools: ListedTool[];
  /** Calls a tool and gives the raw JSON-RPC reply. */
  call(name: string, args: unknown): Promise<Reply>;
  close(): Promise<void>;
};

export type SessionOptions = { timeoutMs: number; signal: AbortSignal };

/**
 * Greets a server and lists its tools: `initialize` for revisions up to 2025-11-25, `server/discover` with the per-request
 * envelope for 2026-07-28 and later.
 * @throws ProbeError when the server cannot be reached or refuses both
 */
export async function openSession(link: Link, options: SessionOptions): Promise<ProbeSession> {
  let nextId = 1;
  let envelope: Record<string, unknown> | undefined;
  const send = (method: string, params: Record<string, unknown>): Promise<Reply> => {
    const meta = envelope ? { _meta: envelope } : {};
    return link.request({ jsonrpc: "2.0", id: nextId++, method, params: { ...params, ...meta } }, options);
  };

  const greeted = await send("initialize", {
    protocolVersion: LEGACY_REVISION,
    capabilities: {},
    clientInfo: CLIENT_INFO,
  });
  let server = greeted.kind === "reply" ? serverInfo(own(greeted.frame, "result"), "legacy") : undefined;
  if (server) await link.notify({ jsonrpc: "2.0", method: "notifications/initialized" });
  else {
    if (greeted.kind !== "reply" && !isRefusal(greeted)) throw unreachable(greeted);
    envelope = {
      "io.modelcontextprotocol/protocolVersion": MODERN_REVISION,
      "io.modelcontextprotocol/clientInfo": CLIENT_INFO,
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const discovered = await send("server/discover", {});
    if (discovered.kind !== "reply") throw unreachable(greeted.kind === "reply" ? discovered : greeted);
    server = serverInfo(own(discovered.frame, "result"), "modern");
    if (!server)
      throw new ProbeError("not_mcp", errorText(greeted) ?? errorText(discovered) ?? "no MCP handshake");
  }
  const tools = await listTools(send);
  return {
    server,
    tools,
    call: (name, args) => send("tools/call", { name, arguments: args }),
    close: () => link.close(),
  };
}

/** Servers without a handshake answer `initialize` with an HTTP error. */
function isRefusal(reply: Reply): boolean {
  return reply.kind === "lost" && /^HTTP 4\d\d/.test(reply.message);
}

function unreachable(reply: Reply): ProbeError {
  if (reply.kind === "timeout") return new ProbeError("unreachable", `no answer in ${reply.timeoutMs} ms`);
  return new ProbeError("unreachable", reply.kind === "lost" ? reply.message : "no answer");
}

function errorText(reply: Reply): string | undefined {
  if (reply.kind !== "reply") return reply.kind === "lost" ? reply.message : undefined;
  const error = own(reply.frame, "error");
  const message = isObject(error) ? own(error, "message") : undefined;
  return typeof message === "string" ? message.slice(0, 300) : undefined;
}

function serverInfo(result: unknown, era: ServerInfo["era"]): ServerInfo | undefined {
  if (!isObject(result)) return undefined;
  const info = own(result, "serverInfo");
  const version = own(result, "protocolVersion");
  if (era === "legacy" && typeof version !== "string") return undefined;
  const text = (key: string) => {
    const value = isObject(info) ? own(info, key) : undefined;
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  return {
    name: text("name"),
    version: text("version"),
    protocolVersion: typeof version === "string" ? version.slice(0, 40) : MODERN_REVISION,
    era,
  };
}

async function listTools(
  send: (method: string, params: Record<string, unknown>) => Promise<Reply>,
): Promise<ListedTool[]> {
  const tools: ListedTool[] = [];
  let cursor: unknown;
  for (let page = 0; page < MAX_PAGES && tools.length < MAX_TOOLS; page++) {
    const reply = await send("tools/list", typeof cursor === "string" ? { cursor } : {});
    if (reply.kind !== "reply") throw unreachable(reply);
    const result = own(reply.frame, "result");
    if (!isObject(result)) throw new ProbeError("not_mcp", errorText(reply) ?? "tools/list gave no result");
    const listed = own(result, "tools");
    if (Array.isArray(listed)) tools.push(...listed.flatMap(readTool));
    cursor = own(result, "nextCursor");
    if (typeof cursor !== "string" || cursor === "") break;
  }
  return tools.slice(0, MAX_TOOLS);
}

function readTool(value: unknown): ListedTool[] {
  if (!isObject(value)) return [];
  const name = own(value, "name");
  if (typeof name !== "string" || name === "") return [];
  const description = own(value, "description");
  const inputSchema = own(value, "inputSchema");
  const outputSchema = own(value, "outputSchema");
  const annotations = own(value, "annotations");
  return [
    {
      name,
      description: typeof description === "string" ? description.slice(0, 1000) : "",
      inputSchema: isObject(inputSchema) ? inputSchema : {},
      ...(isObject(outputSchema) ? { outputSchema } : {}),
      readOnly: isObject(annotations) && own(annotations, "readOnlyHint") === true,
    },
  ];
}
