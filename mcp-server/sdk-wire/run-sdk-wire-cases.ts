import { Client as ClientV2, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { assertNever } from "@/lib/domain/assert-never";
import type { McpSdk } from "@/lib/domain/run-request";
import { naiveServerV1High, naiveServerV1Low, naiveServerV2 } from "./servers";
import { carriedBy, type Frame, WIRE_CASES, type WireCase } from "./wire-case";

/** The revisions that the second generation speaks, each in the client's own mode for it. */
const V2_MODES = [
  ["2025-11-25", "legacy"],
  ["2026-07-28", { pin: "2026-07-28" }],
] as const;

const CLIENT_INFO = { name: "wire-cases", version: "1.0.0" };

/**
 * Runs the same failing calls against the same naive tools on one SDK, its own client at the other end, and gives back
 * what crossed the wire: one case a failure and protocol revision. Needs no network.
 */
export async function runSdkWireCases(sdk: McpSdk): Promise<WireCase[]> {
  switch (sdk) {
    case "v1_low":
      return runV1(naiveServerV1Low());
    case "v1_high":
      return runV1(naiveServerV1High());
    case "v2":
      return (await Promise.all(V2_MODES.map(([revision, mode]) => runV2(revision, mode)))).flat();
    default:
      return assertNever(sdk);
  }
}

async function runV1(server: ReturnType<typeof naiveServerV1Low | typeof naiveServerV1High>) {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const client = new ClientV1(CLIENT_INFO);
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  try {
    // The client learns here which tools declare an output schema.
    await client.listTools();
    return await runCases("2025-11-25", clientSide, (call) => client.callTool(call));
  } finally {
    await client.close();
  }
}

async function runV2(revision: string, mode: "legacy" | { pin: string }) {
  const handler = createMcpHandler(naiveServerV2);
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  const client = new ClientV2(CLIENT_INFO, { versionNegotiation: { mode } });
  await client.connect(transport);
  try {
    await client.listTools();
    return await runCases(revision, transport, (call) => client.callTool(call));
  } finally {
    await client.close();
    await handler.close();
  }
}

async function runCases(
  revision: string,
  transport: Transport,
  callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<unknown>,
): Promise<WireCase[]> {
  const frames = tap(transport);
  const cases: WireCase[] = [];
  for (const { id, call } of WIRE_CASES) {
    frames.length = 0;
    const client = await callTool(call).then(
      () => ({ threw: false }) as const,
      (error: unknown) =>
        ({ threw: true, message: error instanceof Error ? error.message : String(error) }) as const,
    );
    const [request, reply] = frames;
    if (!request || !reply)
      throw new Error(`${id}: expected a request and a reply, saw ${frames.length} frames`);
    cases.push({ id, revision, request, reply, carriedBy: carriedBy(reply), client });
  }
  return cases;
}

/** Records the messages that pass a connected transport, both ways. */
function tap(transport: Transport): Frame[] {
  const frames: Frame[] = [];
  const { onmessage } = transport;
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    frames.push({ ...message });
    return send(message, options);
  };
  transport.onmessage = (message, extra) => {
    frames.push({ ...message });
    onmessage?.(message, extra);
  };
  return frames;
}
