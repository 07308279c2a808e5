import { describe, expect, it } from "vitest";
import { createHttpLink } from "./http-link";

const options = { timeoutMs: 5000, signal: new AbortController().signal };
const ask = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
const reply = { jsonrpc: "2.0", id: 1, result: { tools: [] } };

/** A link over a fetch that answers from a list and keeps what was asked. */
function linkOver(...answers: (() => Response | Promise<Response>)[]) {
  const asked: { method: string; headers: Headers }[] = [];
  const link = createHttpLink({
    url: "https://x.example/mcp",
    headers: { authorization: "Bearer x" },
    maxBytes: 2000,
    fetch: async (_url, init) => {
      asked.push({ method: init.method ?? "", headers: new Headers(init.headers) });
      return (answers.shift() ?? (() => Response.json({})))();
    },
  });
  return { link, asked };
}

const sse = (...events: unknown[]) =>
  new Response(
    events.map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`).join(""),
    {
      headers: { "content-type": "text/event-stream" },
    },
  );

describe("createHttpLink", () => {
  it.each<[string, () => Response]>([
    ["JSON", () => Response.json(reply)],
    ["a batch", () => Response.json([{ jsonrpc: "2.0", method: "notifications/progress" }, reply])],
    [
      "a stream with other events first",
      () => sse("no JSON", { jsonrpc: "2.0", method: "ping", id: 9 }, reply),
    ],
  ])("finds the reply in %s", async (_name, answer) => {
    const { link } = linkOver(answer);
    expect(await link.request(ask, options)).toEqual({ kind: "reply", frame: reply });
  });

  it("takes an HTTP error with a JSON-RPC error that names no request for the answer", async () => {
    const error = { jsonrpc: "2.0", id: null, error: { code: -32000, message: "Bad Request" } };
    const { link } = linkOver(() => Response.json(error, { status: 400 }));
    expect(await link.request(ask, options)).toEqual({ kind: "reply", frame: error });
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ["no body", () => new Response(null, { status: 202 }), /HTTP 202: no JSON-RPC reply/],
    ["no JSON", () => new Response("<html>", { status: 502 }), /HTTP 502/],
    ["a stream without the reply", () => sse({ jsonrpc: "2.0", method: "ping", id: 9 }), /no JSON-RPC reply/],
    ["too much", () => new Response("x".repeat(3000)), /longer than 2000 bytes/],
    [
      "what stands below",
      () => Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") })),
      /^ECONNREFUSED$/,
    ],
    ["something that is no error", () => Promise.reject("gone"), /connection lost/],
  ])("says what was lost: %s", async (_name, answer, message) => {
    const { link } = linkOver(answer);
    expect(await link.request(ask, options)).toEqual({
      kind: "lost",
      message: expect.stringMatching(message),
    });
  });

  it("carries session and revision on, and ends the session", async () => {
    const greeting = { jsonrpc: "2.0", id: 1, result: { protocolVersion: "2025-11-25" } };
    const { link, asked } = linkOver(
      () => Response.json(greeting, { headers: { "mcp-session-id": "s-1" } }),
      () => Promise.reject(new Error("refused")),
      () => Response.json(reply),
    );
    await link.request({ ...ask, method: "initialize" }, options);
    await link.notify({ jsonrpc: "2.0", method: "notifications/initialized" });
    await link.request(ask, options);
    await link.close();
    expect(asked.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "DELETE"]);
    expect(asked[2]?.headers.get("mcp-session-id")).toBe("s-1");
    expect(asked[2]?.headers.get("mcp-protocol-version")).toBe("2025-11-25");
    expect(asked[3]?.headers.get("authorization")).toBe("Bearer x");
  });

  it("repeats method and tool in headers where the revision asks for it", async () => {
    const { link, asked } = linkOver(() => Response.json(reply));
    const meta = { "io.modelcontextprotocol/protocolVersion": "2026-07-28" };
    await link.request(
      { ...ask, method: "tools/call", params: { name: "lookup_order", _meta: meta } },
      options,
    );
    await link.close();
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "lookup_order",
    });
    expect(asked).toHaveLength(1);
  });

  it("stops when it is told to, with the reason", async () => {
    const stop = new AbortController();
    const { link } = linkOver(() => Promise.reject(new Error("aborted")));
    stop.abort(new Error("enough"));
    await expect(link.request(ask, { timeoutMs: 5000, signal: stop.signal })).rejects.toThrow("enough");
  });
});
