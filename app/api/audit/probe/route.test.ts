import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isObject } from "@/lib/audit/json";
import type { ProbeMessage } from "@/lib/audit/probe/messages";
import { readSse } from "@/lib/streaming/sse";
import { POST } from "./route";

function post(body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", host: "localhost:3000" };
  return POST(
    new Request("http://localhost:3000/api/audit/probe", {
      method: "POST",
      body: JSON.stringify(body),
      headers,
    }),
  );
}

async function probe(body: unknown): Promise<ProbeMessage[]> {
  const response = await post(body);
  expect(response.status).toBe(200);
  const messages: ProbeMessage[] = [];
  if (response.body) for await (const event of readSse(response.body)) messages.push(JSON.parse(event.data));
  return messages;
}

type Answer = (call: number, response: ServerResponse) => void;

/** A server that greets and lists one read-only tool, then answers each call with whatever bytes it likes. */
async function hostileServer(answer: Answer) {
  const asked: string[] = [];
  let calls = 0;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    asked.push(`${request.method} ${request.url}`);
    const message: unknown = text === "" ? {} : JSON.parse(text);
    const { id, method } = isObject(message) ? message : {};
    const reply = (result: unknown) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    if (method === "initialize")
      reply({ protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "h", version: "1" } });
    else if (method === "tools/list")
      reply({
        tools: [{ name: "read", inputSchema: { type: "object" }, annotations: { readOnlyHint: true } }],
      });
    else if (method === "tools/call") answer(calls++, response.setHeader("x-id", String(id)));
    else response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const idOf = (response: ServerResponse) => Number(response.getHeader("x-id"));
const json = { "content-type": "application/json" };

describe("where addresses of this network are closed", () => {
  beforeEach(() => vi.stubEnv("FAILWELL_ALLOW_PRIVATE", "0"));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    "http://127.0.0.1:5432/",
    "http://localhost:3000/api/mcp",
    "http://0.0.0.0/",
    "http://0/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[::127.0.0.1]/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127.0.0.1./",
    "http://localhost./",
    "http://[::]/",
    "http://[fd00:ec2::254]/",
    "http://[64:ff9b::169.254.169.254]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.100.100.200/latest/meta-data/",
    "http://10.0.0.1/",
    "http://192.168.0.1/",
    "http://172.16.0.1/",
    "http://user:secret@example.com/",
    "http://example.com@127.0.0.1/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_INFO",
    "ftp://127.0.0.1/",
    "data:text/plain,x",
    "javascript:1",
    "//127.0.0.1/",
    "http://",
    "",
  ])("%s is not asked", async (url) => {
    const response = await post({ url });
    const found: unknown[] = [];
    if (response.status === 200) {
      if (response.body) for await (const event of readSse(response.body)) found.push(JSON.parse(event.data));
      expect(found).toEqual([expect.objectContaining({ type: "failed" })]);
      return;
    }
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ errorCategory: "validation", field: "url" });
  });

  it("a name that leads to this machine is refused when the socket connects", async () => {
    await using server = await hostileServer(() => undefined);
    const port = new URL(server.url).port;
    const messages = await probe({ url: `http://localhost:${port}/mcp` });
    expect(messages).toEqual([expect.objectContaining({ type: "failed", reason: "unreachable" })]);
    expect(server.asked).toEqual([]);
  });
});

describe("where they are open", () => {
  beforeEach(() => vi.stubEnv("FAILWELL_ALLOW_PRIVATE", "1"));
  afterEach(() => vi.unstubAllEnvs());

  it("no redirect is followed, and nothing is asked of the place it names", async () => {
    await using target = await hostileServer(() => undefined);
    const server = createServer((_request, response) =>
      response.writeHead(307, { location: target.url }).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const messages = await probe({ url: `http://127.0.0.1:${port}/` });
    expect(messages).toEqual([
      expect.objectContaining({ type: "failed", detail: expect.stringMatching(/redirects/) }),
    ]);
    expect(target.asked).toEqual([]);
    server.close();
  });

  it.each(["host", "Cookie", "transfer-encoding", "content-length"])(
    "the header %s is refused",
    async (name) => {
      const response = await post({ url: "http://127.0.0.1:1/", headers: { [name]: "x" } });
      expect(response.status).toBe(400);
    },
  );

  it.each([{ authorization: "a\r\nx: 1" }, { "x y": "1" }])(
    "a header that breaks out is refused: %j",
    async (headers) => {
      expect((await post({ url: "http://127.0.0.1:1/", headers })).status).toBe(400);
    },
  );

  it.each<[string, Answer, string]>([
    [
      "deep JSON",
      (_n, r) =>
        r
          .writeHead(200, json)
          .end(`{"jsonrpc":"2.0","id":${idOf(r)},"result":{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}}`),
      "lost",
    ],
    [
      "more than a megabyte",
      (_n, r) =>
        r.writeHead(200, json).end(`{"jsonrpc":"2.0","id":${idOf(r)},"result":"${"x".repeat(1_200_000)}"}`),
      "lost",
    ],
    ["no JSON", (_n, r) => r.writeHead(500).end("<html>500</html>"), "lost"],
    [
      "broken UTF-8",
      (_n, r) =>
        r
          .writeHead(200, json)
          .end(
            Buffer.concat([
              Buffer.from(
                `{"jsonrpc":"2.0","id":${idOf(r)},"result":{"content":[{"type":"text","text":"Error: `,
              ),
              Buffer.from([0xff, 0xfe, 0xc3]),
              Buffer.from('"}]}}'),
            ]),
          ),
      "audited",
    ],
    [
      "NaN",
      (_n, r) =>
        r
          .writeHead(200, json)
          .end(`{"jsonrpc":"2.0","id":${idOf(r)},"result":{"content":[],"structuredContent":{"a":NaN}}}`),
      "audited",
    ],
    [
      "prototype keys",
      (_n, r) =>
        r
          .writeHead(200, json)
          .end(
            `{"jsonrpc":"2.0","id":${idOf(r)},"__proto__":{"error":1},"result":{"__proto__":{"isError":true},"content":[]}}`,
          ),
      "audited",
    ],
    [
      "another request's answer",
      (_n, r) => r.writeHead(200, json).end('{"jsonrpc":"2.0","id":999999,"result":{}}'),
      "lost",
    ],
    [
      "little that unfolds to a hundred megabytes",
      (_n, r) =>
        r
          .writeHead(200, { ...json, "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(100_000_000, `{"jsonrpc":"2.0","id":${idOf(r)},"result":"`))),
      "lost",
    ],
    ["a connection that breaks", (_n, r) => r.destroy(), "lost"],
    [
      "null",
      (_n, r) => r.writeHead(200, json).end(`{"jsonrpc":"2.0","id":${idOf(r)},"result":null}`),
      "audited",
    ],
  ])("a server that answers with %s", async (_name, answer, kind) => {
    await using server = await hostileServer(answer);
    const messages = await probe({ url: server.url });
    expect(messages[0]).toMatchObject({ type: "connected", server: { name: "h" } });
    expect(messages[1]).toMatchObject({ type: "answer", outcome: { kind } });
    expect(messages.at(-1)).toMatchObject({ type: "finished" });
    expect(Object.hasOwn(Object.prototype, "isError")).toBe(false);
  });

  it("calls only what the user leaves in", async () => {
    await using server = await hostileServer((_n, r) =>
      r
        .writeHead(200, json)
        .end(`{"jsonrpc":"2.0","id":${idOf(r)},"error":{"code":-32602,"message":"Unknown tool: x"}}`),
    );
    const messages = await probe({ url: server.url, skip: ["read"] });
    expect(messages.filter(({ type }) => type === "answer")).toHaveLength(1);
    expect(messages[0]).toMatchObject({ tools: [{ name: "read", readOnly: true, probed: false }] });
  });
});
