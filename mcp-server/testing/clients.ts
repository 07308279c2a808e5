import { Client as ClientV2, StreamableHTTPClientTransport as HttpV2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as StdioV2 } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";

/** Where a client finds the server: a URL, or a command to start. */
export type Target = URL | { command: string; args: string[] };

/** For tests: what all clients have in common. */
export interface AnyClient extends AsyncDisposable {
  protocolVersion: string | undefined;
  toolNames(): Promise<string[]>;
  /** The tool result. @throws the SDK's own error, with `code`, for a protocol error */
  call(name: string, args?: Record<string, unknown>): Promise<ReturnType<typeof CallToolResultSchema.parse>>;
}

const INFO = { name: "test", version: "0" };

/** A client of the first SDK generation, which speaks revision 2025-11-25. */
async function connectV1(target: Target): Promise<AnyClient> {
  let protocolVersion: string | undefined;
  const transport = target instanceof URL ? new HttpV1(target) : new StdioV1({ ...target, stderr: "ignore" });
  const client = new ClientV1(INFO);
  const onSet = transport instanceof HttpV1 ? transport.setProtocolVersion.bind(transport) : undefined;
  Object.assign(transport, {
    setProtocolVersion: (version: string) => {
      protocolVersion = version;
      onSet?.(version);
    },
  });
  await client.connect(transport);
  return {
    get protocolVersion() {
      return protocolVersion;
    },
    toolNames: async () => (await client.listTools()).tools.map((tool) => tool.name),
    call: async (name, args) =>
      CallToolResultSchema.parse(await client.callTool({ name, ...(args && { arguments: args }) })),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** A client of the second SDK generation in the given negotiation mode. */
function connectV2(mode: "auto" | "legacy" | { pin: string }) {
  return async (target: Target): Promise<AnyClient> => {
    const transport =
      target instanceof URL ? new HttpV2(target) : new StdioV2({ ...target, stderr: "ignore" });
    const client = new ClientV2(INFO, { versionNegotiation: { mode } });
    await client.connect(transport);
    return {
      protocolVersion: client.getNegotiatedProtocolVersion(),
      toolNames: async () => (await client.listTools()).tools.map((tool) => tool.name),
      call: async (name, args) =>
        CallToolResultSchema.parse(await client.callTool({ name, ...(args && { arguments: args }) })),
      [Symbol.asyncDispose]: () => client.close(),
    };
  };
}

/** Both SDKs' clients, in every way of agreeing on a revision, and the revision that they should agree on. */
export const CLIENTS = [
  ["v1", "2025-11-25", connectV1],
  ["v2, legacy", "2025-11-25", connectV2("legacy")],
  ["v2, negotiating", "2026-07-28", connectV2("auto")],
  ["v2, pinned", "2026-07-28", connectV2({ pin: "2026-07-28" })],
] as const;
