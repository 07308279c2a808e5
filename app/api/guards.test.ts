import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { CLIENT_ADDRESS_HEADER } from "@/lib/http/client-address";

const HERE = import.meta.dirname;
/** Costs nothing and changes nothing: the one route that anybody may ask. */
const OPEN = "health";
/** Longer than any route's limit. */
const TOO_LONG = "x".repeat(9 * 1024 * 1024);

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Handler = (request: Request) => Promise<Response>;
const routeSchema = z.partialRecord(
  z.enum(METHODS),
  z.custom<Handler>((value) => typeof value === "function"),
);

/** Our own format, and that of the Messages API for the route that speaks it. */
const refusalSchema = z.union([
  z.object({
    error: z.object({
      errorCategory: z.string(),
      isRetryable: z.boolean(),
      retryAfterMs: z.optional(z.number()),
    }),
  }),
  z.object({ type: z.literal("error"), error: z.object({ type: z.string() }) }),
]);

const ROUTES = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => dirname(file))
  .sort();

async function methodsOf(route: string): Promise<[string, Handler][]> {
  const module: Record<string, unknown> = await import(join(HERE, route, "route.ts"));
  const handlers = METHODS.flatMap((method) => (method in module ? [[method, module[method]] as const] : []));
  return Object.entries(routeSchema.parse(Object.fromEntries(handlers))).flatMap(([method, handler]) =>
    handler ? [[method, handler]] : [],
  );
}

function ask(route: string, method: string, headers: Record<string, string> = {}, body = "{}"): Request {
  const all = { host: "localhost", "content-type": "application/json", ...headers };
  return new Request(`http://localhost/api/${route}`, {
    method,
    headers: all,
    ...(method !== "GET" && { body }),
  });
}

beforeAll(() => {
  vi.resetModules();
  vi.stubEnv("FAILWELL_CLIENT_PER_MINUTE", "1");
  vi.stubEnv("FAILWELL_CLIENT_CONCURRENCY", "1");
});
afterAll(() => vi.unstubAllEnvs());

it("knows every route", () => {
  expect(ROUTES).toEqual([
    "agents",
    "audit",
    "audit/probe",
    "evals",
    "evals/strategies",
    "health",
    "mcp",
    "runs",
    "self-test",
    "simulator/v1/messages",
  ]);
});

it(`/api/${OPEN} can only be read`, async () => {
  expect((await methodsOf(OPEN)).map(([method]) => method)).toEqual(["GET"]);
});

describe.each(ROUTES.filter((route) => route !== OPEN))("/api/%s", (route) => {
  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of no origin", { origin: "null" }],
    ["of another port", { origin: "http://localhost:81" }],
    ["of another site that sends no origin", { "sec-fetch-site": "cross-site" }],
  ])("refuses a page %s, by every method", async (_page, headers) => {
    const methods = await methodsOf(route);
    expect(methods.length).toBeGreaterThan(0);
    for (const [method, handler] of methods) {
      const response = await handler(ask(route, method, headers));
      expect([method, response.status]).toEqual([method, 403]);
      refusalSchema.parse(await response.json());
    }
  });

  it("cuts a long body off with 413, then refuses the client that asks too often with 429 and says when to come back", async () => {
    for (const [method, handler] of await methodsOf(route)) {
      if (method !== "POST") continue;
      const client = { [CLIENT_ADDRESS_HEADER]: "203.0.113.7" };
      const long = await handler(ask(route, method, client, TOO_LONG));
      expect(long.status).toBe(413);
      refusalSchema.parse(await long.json());
      // Some routes let two come at once.
      await (await handler(ask(route, method, client))).body?.cancel();
      const often = await handler(ask(route, method, client));
      expect(often.status).toBe(429);
      expect(Number(often.headers.get("retry-after"))).toBeGreaterThan(0);
      const refusal = refusalSchema.parse(await often.json());
      if ("type" in refusal) expect(refusal.error.type).toBe("rate_limit_error");
      else expect(refusal.error.retryAfterMs).toBeGreaterThan(0);
      // Another client is not held back: what it gets is the route's own answer.
      const other = await handler(ask(route, method, { [CLIENT_ADDRESS_HEADER]: "203.0.113.8" }));
      expect([403, 413, 429]).not.toContain(other.status);
      await other.body?.cancel();
    }
  });
});
