import { EventEmitter, once } from "node:events";
import { request as httpRequest } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import type { CallLogEntry } from "../call-log";
import { CLIENTS } from "../testing/clients";
import { serve } from "../testing/http-server";
import { createMcpEndpoint, MAX_BODY_BYTES } from "./mcp-endpoint";

const endpoint = (options: Partial<Parameters<typeof createMcpEndpoint>[0]> = {}) =>
  createMcpEndpoint({ clock: createVirtualClock(), ...options });

const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "0" },
  },
};

function post(query = "", init: { headers?: Record<string, string>; body?: string } = {}) {
  return new Request(`http://localhost:3000/api/mcp${query}`, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...init.headers,
    },
    body: init.body ?? JSON.stringify(INITIALIZE),
  });
}

describe.each(CLIENTS)("a client of SDK %s over HTTP", (_name, revision, connect) => {
  it("agrees on the revision, lists the tools and gets a structured error", async () => {
    await using server = await serve(endpoint());
    await using client = await connect(new URL("?style=structured", server.url));
    expect(client.protocolVersion).toBe(revision);
    expect(await client.toolNames()).toContain("lookup_order");
    const found = await client.call("lookup_order", { order_id: "A-1" });
    expect(found.isError).toBeUndefined();
    const failed = await client.call("lookup_order", { order_id: "abc" });
    expect(failed.isError).toBe(true);
    expect(toolErrorSchema.parse(failed.structuredContent)).toMatchObject({ field: "order_id" });
    await expect(client.call("nope")).rejects.toMatchObject({ code: -32602 });
  });

  it("sees the handler's exception as -32603 under thrown", async () => {
    await using server = await serve(endpoint());
    await using client = await connect(new URL("?style=thrown", server.url));
    await expect(client.call("lookup_order", { order_id: "A-999" })).rejects.toMatchObject({ code: -32603 });
  });
});

describe("transient faults", () => {
  const [, , connect] = CLIENTS[3];
  const outcomes = async (query: string, calls: number) => {
    await using server = await serve(endpoint());
    await using client = await connect(new URL(query, server.url));
    const results: string[] = [];
    for (let call = 0; call < calls; call++) {
      const result = await client.call("lookup_order", { order_id: "A-TIMEOUT" });
      results.push(result.isError ? "failed" : "found");
    }
    return results.join(" ");
  };

  it("clear once within a run", async () => {
    expect(await outcomes("?run=r1", 5)).toBe("failed failed found found found");
  });

  it("start over without one, for hosts that know of none", async () => {
    expect(await outcomes("?transientFailures=1", 5)).toBe("failed found failed found failed");
  });

  it("are a run's own", async () => {
    await using server = await serve(endpoint());
    for (const run of ["a", "b"]) {
      await using client = await connect(new URL(`?transientFailures=1&run=${run}`, server.url));
      expect((await client.call("lookup_order", { order_id: "A-TIMEOUT" })).isError).toBe(true);
    }
  });
});

describe("what is refused", () => {
  it.each([
    ["a foreign host", { host: "evil.example.com" }],
    ["a foreign origin", { origin: "https://evil.example.com" }],
    ["an opaque origin", { origin: "null" }],
    ["a host that only starts like ours", { host: "localhost.evil.example.com" }],
  ])("%s: 403", async (_what, headers) => {
    const response = await endpoint()(post("", { headers }));
    expect(response.status).toBe(403);
    expect(toolErrorSchema.parse((await response.json()).error)).toMatchObject({
      errorCategory: "permission",
    });
  });

  it.each([
    ["the same host", { origin: "http://localhost:3000" }],
    ["another port of this machine", { origin: "http://127.0.0.1:6274" }],
  ])("%s as origin is let in", async (_what, headers) => {
    expect((await endpoint()(post("", { headers }))).status).toBe(200);
  });

  it("lets in a deployment's own host when told of it", async () => {
    const headers = { host: "failwell.example", origin: "https://failwell.example" };
    expect((await endpoint({ allowedHosts: ["failwell.example"] })(post("", { headers }))).status).toBe(200);
  });

  it.each(["GET", "DELETE", "PUT"])("%s: 405, in our own format", async (method) => {
    const response = await endpoint()(
      new Request("http://localhost/api/mcp", { method, headers: { host: "localhost" } }),
    );
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(toolErrorSchema.safeParse((await response.json()).error).success).toBe(true);
  });

  it("bad settings: 400, naming each", async () => {
    const response = await endpoint()(post("?style=nope&transientFailures=99&run=%20&x=1"));
    expect(response.status).toBe(400);
    const error = toolErrorSchema.parse((await response.json()).error);
    expect(error).toMatchObject({
      errorCategory: "validation",
      issues: [{ field: "style" }, { field: "transientFailures" }, { field: "run" }, { field: "x" }],
    });
  });

  it.each([
    ["not JSON", 400, { body: "{" }],
    ["another content type", 415, { headers: { "content-type": "text/plain" } }],
    ["too large a body", 413, { body: JSON.stringify({ x: "x".repeat(MAX_BODY_BYTES) }) }],
  ])("%s: %i", async (_what, status, init) => {
    expect((await endpoint()(post("", init))).status).toBe(status);
  });

  it("any body and any query whatever, without a 5xx", async () => {
    const handle = endpoint();
    const message = fc.record(
      {
        jsonrpc: fc.constantFrom("2.0", "1.0"),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method: fc.constantFrom("tools/call", "tools/list", "ping", "initialize", "server/discover", "nope"),
        params: fc.oneof(
          fc.jsonValue(),
          fc.record({
            name: fc.oneof(fc.constant("lookup_order"), fc.string()),
            arguments: fc.jsonValue(),
            _meta: fc.jsonValue(),
          }),
        ),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      message.map((m) => JSON.stringify(m)),
      fc.array(message, { maxLength: 3 }).map((m) => JSON.stringify(m)),
      fc.json(),
      fc.string(),
    );
    const query = fc.oneof(
      fc.constant(""),
      fc.webQueryParameters().map((q) => `?${q}`),
    );
    await fc.assert(
      fc.asyncProperty(body, query, async (text, search) => {
        const response = await handle(post(search, { body: text }));
        await response.text();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });
});

it("logs one entry a call", async () => {
  const entries: CallLogEntry[] = [];
  await using server = await serve(endpoint({ log: (entry) => entries.push(entry) }));
  await using client = await CLIENTS[0][2](server.url);
  await client.call("lookup_order", { order_id: "A-1" });
  expect(entries).toMatchObject([{ tool: "lookup_order", outcome: "found" }]);
});

it("stops the call of a client that has gone", async () => {
  const events = new EventEmitter();
  const sleeping = once(events, "sleeping");
  const stopped = once(events, "stopped");
  const sleep = (_ms: number, signal?: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal?.addEventListener("abort", () => {
        events.emit("stopped");
        reject(signal.reason);
      });
      events.emit("sleeping");
    });
  await using server = await serve(endpoint({ clock: { now: () => 0, sleep } }));
  const request = httpRequest(server.url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  });
  request.on("error", () => undefined);
  const params = { name: "lookup_order", arguments: { order_id: "A-TIMEOUT" } };
  request.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }));
  await sleeping;
  request.destroy();
  await stopped;
});
