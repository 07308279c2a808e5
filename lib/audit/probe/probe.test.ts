import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import { RESPONSE_STYLES, type ResponseStyle } from "@/lib/domain/run-request";
import { createOrdersServer } from "@/mcp-server/orders-server";
import { auditItem } from "../audit";
import { itemsFromValue } from "../parse-input";
import { isReplyTo, type Link, ProbeError, type Reply, type RpcMessage } from "./link";
import { type ProbeEvent, probe } from "./probe";
import { openSession } from "./session";

const options = () => ({ signal: new AbortController().signal, clock: createVirtualClock() });

/** A link over one end of an in-memory transport. */
function linkOver(transport: Transport): Link {
  const waiting = new Map<number, (reply: Reply) => void>();
  transport.onmessage = (message) => {
    for (const [id, settle] of waiting) if (isReplyTo(message, id)) settle({ kind: "reply", frame: message });
  };
  const send = (message: RpcMessage) => transport.send(JSON.parse(JSON.stringify(message)) as JSONRPCMessage);
  return {
    async request(message) {
      const reply = new Promise<Reply>((resolve) => waiting.set(message.id, resolve));
      await send(message);
      return reply;
    },
    notify: send,
    close: () => transport.close(),
  };
}

async function linkToOrders(responseStyle: ResponseStyle): Promise<Link> {
  const [client, server] = InMemoryTransport.createLinkedPair();
  const orders = createOrdersServer({
    responseStyle,
    transientFailures: "never",
    clock: createVirtualClock(),
  });
  await orders.connect(server);
  await client.start();
  return linkOver(client);
}

/** A link that answers from a function. */
function fakeLink(answer: (message: RpcMessage) => unknown): Link & { sent: RpcMessage[] } {
  const sent: RpcMessage[] = [];
  return {
    sent,
    async request(message) {
      sent.push(message);
      const reply = answer(message);
      return reply === undefined
        ? { kind: "timeout", timeoutMs: 1 }
        : { kind: "reply", frame: { jsonrpc: "2.0", id: message.id, ...(reply as RpcMessage) } };
    },
    async notify(message) {
      sent.push(message);
    },
    close: async () => undefined,
  };
}

async function collect(link: Link, chosenTools: string[] = []): Promise<ProbeEvent[]> {
  const events: ProbeEvent[] = [];
  for await (const event of probe(link, { ...options(), chosenTools })) events.push(event);
  return events;
}

describe("the product's own server", () => {
  const failing = ["A-TIMEOUT", "A-429", "abc", "A-999", "A-403"];

  it.each(RESPONSE_STYLES)("%s is graded as the design says", async (style) => {
    for (const order_id of failing) {
      const link = await linkToOrders(style);
      const session = await openSession(link, { timeoutMs: 1000, signal: options().signal });
      const reply = await session.call("lookup_order", { order_id });
      await session.close();
      if (reply.kind !== "reply") throw new Error("no reply");
      const [item] = itemsFromValue(reply.frame);
      const grade = item && auditItem(item).grade;
      if (style === "structured") expect([order_id, grade]).toEqual([order_id, "A"]);
      else expect(["B", "C", "D", "F"]).toContain(grade);
    }
  });

  it("is probed by bad calls, read-only tools alone", async () => {
    const events = await collect(await linkToOrders("structured"));
    const [connected] = events;
    if (connected?.type !== "connected") throw new Error("not connected");
    const called = events.flatMap((event) => (event.type === "answer" ? [event.answer.call.tool] : []));
    const readOnly = connected.tools.filter((tool) => tool.readOnly).map((tool) => tool.name);
    expect(readOnly).toContain("lookup_order");
    for (const name of called) expect([...readOnly, "failwell_no_such_tool"]).toContain(name);
    expect(events.at(-1)).toMatchObject({ type: "finished", grade: "A" });
  });
});

describe("probe", () => {
  const tool = (name: string, readOnlyHint?: boolean) => ({
    name,
    inputSchema: {
      type: "object",
      properties: { id: { type: "string" }, n: { type: "integer", minimum: 1 } },
      required: ["id"],
    },
    ...(readOnlyHint === undefined ? {} : { annotations: { readOnlyHint } }),
  });
  const legacy = (tools: unknown[], call: (message: RpcMessage) => unknown) => (message: RpcMessage) => {
    if (message.method === "initialize")
      return {
        result: { protocolVersion: "2025-06-18", serverInfo: { name: "s", version: "1" }, capabilities: {} },
      };
    if (message.method === "tools/list") return { result: { tools } };
    return call(message);
  };
  const calls = (sent: RpcMessage[]) =>
    sent.filter((message) => message.method === "tools/call").map((message) => message.params);

  it("never calls a tool that may write unless it is chosen by name", async () => {
    const answer = () => ({ result: { content: [], isError: true } });
    const link = fakeLink(legacy([tool("read", true), tool("write", false), tool("unknown")], answer));
    await collect(link);
    expect(new Set(calls(link.sent).map((params) => (params as { name: string }).name))).toEqual(
      new Set(["failwell_no_such_tool", "read"]),
    );
    const chosen = fakeLink(legacy([tool("write", false)], answer));
    await collect(chosen, ["write"]);
    const toWrite = calls(chosen.sent).filter((params) => (params as { name: string }).name === "write");
    // Only what its schema forbids: a missing field, a wrong type, a value out of range.
    expect(toWrite).toEqual([
      { name: "write", arguments: {} },
      { name: "write", arguments: { id: { failwell: 1 } } },
      { name: "write", arguments: { id: "failwell-probe", n: 0 } },
    ]);
  });

  it("audits each answer, counts time-outs, and sees an empty success after a call that cannot have run", async () => {
    const answers = [
      { error: { code: -32602, message: "Unknown tool: failwell_no_such_tool" } },
      { result: { content: [{ type: "text", text: '{"results":[]}' }] } },
      undefined,
    ];
    let at = 0;
    const link = fakeLink(legacy([tool("read", true)], () => answers[at++] ?? undefined));
    const outcomes = (await collect(link)).flatMap((event) =>
      event.type === "answer" ? [event.answer.outcome] : [],
    );
    expect(outcomes[0]).toMatchObject({ kind: "audited", audit: { grade: "A" } });
    expect(outcomes[1]).toMatchObject({ kind: "audited", accepted: true });
    expect(outcomes[1]?.kind === "audited" && outcomes[1].audit.findings.map((f) => f.ruleId)).toContain(
      "failure-as-empty",
    );
    expect(outcomes[2]).toEqual({ kind: "timeout", timeoutMs: 1 });
  });

  it("speaks to servers without a handshake", async () => {
    const link = fakeLink((message) => {
      if (message.method === "initialize") return { error: { code: -32601, message: "Method not found" } };
      if (message.method === "server/discover")
        return {
          result: {
            supportedVersions: ["2026-07-28"],
            capabilities: {},
            serverInfo: { name: "m", version: "2" },
          },
        };
      if (message.method === "tools/list") return { result: { tools: [] } };
      return { error: { code: -32602, message: "Unknown tool: failwell_no_such_tool" } };
    });
    const events = await collect(link);
    expect(events[0]).toMatchObject({ type: "connected", server: { era: "modern", name: "m" } });
    expect(events.at(-1)).toMatchObject({ type: "finished", grade: "A" });
    const last = link.sent.at(-1)?.params as { _meta: unknown };
    expect(last._meta).toMatchObject({ "io.modelcontextprotocol/protocolVersion": "2026-07-28" });
  });

  it("says so when the other side is no MCP server", async () => {
    await expect(collect(fakeLink(() => ({ error: { code: -32601, message: "nope" } })))).rejects.toThrow(
      ProbeError,
    );
    await expect(collect(fakeLink(() => undefined))).rejects.toThrow(/no answer/);
  });

  it("survives a hostile tool list", async () => {
    const tools = [
      null,
      1,
      { name: 5 },
      { name: "x", inputSchema: [], annotations: { readOnlyHint: true } },
      {
        name: "y",
        inputSchema: { properties: { __proto__: null, a: null }, required: [1, "zz"] },
        annotations: { readOnlyHint: true },
      },
    ];
    const events = await collect(fakeLink(legacy(tools, () => ({ result: null }))));
    expect(events.at(-1)).toMatchObject({ type: "finished" });
  });
});
