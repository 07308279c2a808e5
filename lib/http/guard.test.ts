import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { CLIENT_ADDRESS_HEADER } from "./client-address";
import { DRAINING_HEADER } from "./drain";
import { type GuardOptions, guard, type Handler } from "./guard";
import { readHttpSettings } from "./settings";

const URL_OF_ROUTE = "http://failwell.test/api/runs";
const reply = z.object({ error: toolErrorSchema });

function post(body: BodyInit | null, headers: Record<string, string> = {}, signal?: AbortSignal): Request {
  const all = { host: "failwell.test", [CLIENT_ADDRESS_HEADER]: "203.0.113.9", ...headers };
  return new Request(URL_OF_ROUTE, { method: "POST", body, headers: all, ...(signal ? { signal } : {}) });
}

function guarded(env: Record<string, string>, handler: Handler, options: GuardOptions = {}) {
  let now = 0;
  const route = guard(handler, { settings: readHttpSettings(env), clock: { now: () => now }, ...options });
  return { route, advance: (ms: number) => (now += ms) };
}

const ok: Handler = () => new Response("ok");
const errorOf = async (response: Response) => reply.parse(await response.json()).error;

describe("guard", () => {
  test("hands the body on", async () => {
    const { route } = guarded({}, async (request) => Response.json(await request.json()));
    expect(await (await route(post('{"a":1}'))).json()).toEqual({ a: 1 });
  });

  test("refuses a longer body with 413, announced or not", async () => {
    const { route } = guarded({}, ok, { maxBodyBytes: 10 });
    expect((await route(post("x".repeat(10)))).status).toBe(200);
    const announced = await route(post("x".repeat(11)));
    expect(announced.status).toBe(413);
    expect((await errorOf(announced)).errorCategory).toBe("validation");
    const stream = new Blob(["x".repeat(100)]).stream();
    const request = new Request(URL_OF_ROUTE, {
      method: "POST",
      body: stream,
      headers: { host: "failwell.test" },
      ...{ duplex: "half" },
    });
    expect((await route(request)).status).toBe(413);
  });

  test("refuses pages of other origins with 403", async () => {
    const { route } = guarded({ FAILWELL_ALLOWED_ORIGINS: "https://docs.example" }, ok);
    expect((await route(post(null, { origin: "http://failwell.test" }))).status).toBe(200);
    expect((await route(post(null, { origin: "https://docs.example" }))).status).toBe(200);
    for (const origin of [
      "https://evil.example",
      "null",
      "http://failwell.test:81",
      "http://a.failwell.test",
    ]) {
      const refused = await route(post(null, { origin }));
      expect([origin, refused.status]).toEqual([origin, 403]);
      expect((await errorOf(refused)).errorCategory).toBe("permission");
    }
    expect((await route(post(null, { "sec-fetch-site": "cross-site" }))).status).toBe(403);
  });

  test("answers only to its own hosts where they are named", async () => {
    const { route } = guarded({ FAILWELL_HOSTS: "localhost, 127.0.0.1,[::1]" }, ok);
    expect((await route(post(null, { host: "localhost:3000" }))).status).toBe(200);
    expect((await route(post(null, { host: "[::1]:3000" }))).status).toBe(200);
    const rebound = { host: "evil.example:3000", origin: "http://evil.example:3000" };
    expect((await route(post(null, rebound))).status).toBe(403);
  });

  test("limits each client's rate with 429 and says when to come back", async () => {
    const { route, advance } = guarded(
      { FAILWELL_CLIENT_PER_MINUTE: "4", FAILWELL_CLIENT_CONCURRENCY: "2" },
      ok,
    );
    await (await route(post(null))).text();
    await (await route(post(null))).text();
    const refused = await route(post(null));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("15");
    expect(await errorOf(refused)).toMatchObject({ isRetryable: true, retryAfterMs: 15_000 });
    expect((await route(post(null, { [CLIENT_ADDRESS_HEADER]: "203.0.113.10" }))).status).toBe(200);
    advance(15_000);
    expect((await route(post(null))).status).toBe(200);
  });

  test("takes work while the server leaves, and says when to come back just before it stops", async () => {
    const { route } = guarded({}, ok);
    expect((await route(post(null, { [DRAINING_HEADER]: "leaving" }))).status).toBe(200);
    const refused = await route(post(null, { [DRAINING_HEADER]: "refusing" }));
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await errorOf(refused)).toMatchObject({ errorCategory: "transient", retryAfterMs: 2_000 });
  });

  test("holds a slot until the response has been read", async () => {
    const { route } = guarded({ FAILWELL_CLIENT_CONCURRENCY: "1", FAILWELL_CLIENT_PER_MINUTE: "100" }, ok);
    const first = await route(post(null));
    expect((await route(post(null))).status).toBe(429);
    await first.text();
    expect((await route(post(null))).status).toBe(200);
  });

  test("gives the slot back when the client goes or the handler throws", async () => {
    let fails = false;
    const { route } = guarded({ FAILWELL_CLIENT_CONCURRENCY: "1", FAILWELL_CLIENT_PER_MINUTE: "100" }, () => {
      if (fails) throw new Error("broken");
      return new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
    });
    await (await route(post(null))).body?.cancel();
    fails = true;
    await expect(route(post(null))).rejects.toThrow("broken");
    await expect(route(post(null))).rejects.toThrow("broken");
  });

  test("lets a client go that leaves while it waits", async () => {
    const { route } = guarded({ FAILWELL_CONCURRENCY: "1" }, ok);
    const first = await route(post(null));
    const gone = new AbortController();
    const waiting = route(post(null, {}, gone.signal));
    await Promise.resolve();
    gone.abort();
    expect((await waiting).status).toBe(499);
    await first.text();
    expect((await route(post(null))).status).toBe(200);
  });

  test("refuses what it cannot even queue", async () => {
    const env = { FAILWELL_CONCURRENCY: "1", FAILWELL_QUEUE: "1" };
    const { route } = guarded(env, ok);
    const first = await route(post(null));
    const second = route(post(null));
    const third = await route(post(null));
    expect(third.status).toBe(429);
    await first.text();
    expect((await second).status).toBe(200);
  });
});
