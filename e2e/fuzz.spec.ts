import fc from "fast-check";
import { expect, test } from "./fixtures";
import { everyRoute } from "./routes";

const RUNS = 60;
/** Longer than any bound of a route; a request that takes more hangs. */
const TIMEOUT_MS = 30_000;
const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "A-1",
    "A-TIMEOUT",
    "structured",
    "generic",
    "simulator",
    "en",
    "zh",
    "__proto__",
    "\u0000",
    "𝕏".repeat(9),
  ),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer(),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, null, true, "never"),
);

/** Bodies that come close to what some route takes, with anything in any field. */
const nearlyValid = fc.oneof(
  fc.record(
    {
      locale: value,
      orderId: value,
      responseStyle: value,
      model: value,
      seed: value,
      prompt: value,
      maxTurns: value,
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      locale: fc.constantFrom("en", "zh"),
      orderId: text,
      responseStyle: fc.constantFrom("structured", "leaky", "thrown", "status_field"),
      model: fc.constant("simulator"),
      prompt: text,
      strategy: value,
    },
    { requiredKeys: ["locale", "model", "orderId", "responseStyle"] },
  ),
  fc.record(
    {
      jsonrpc: fc.constantFrom("2.0", "1.0"),
      id: value,
      method: fc.constantFrom("initialize", "ping", "tools/list", "tools/call", "nonsense"),
      params: fc.oneof(value, fc.record({ name: value, arguments: value })),
    },
    { requiredKeys: ["jsonrpc"] },
  ),
  fc.record(
    {
      model: value,
      max_tokens: value,
      messages: fc.oneof(
        value,
        fc.array(fc.record({ role: fc.constantFrom("user", "assistant"), content: value }), { maxLength: 4 }),
      ),
      tools: value,
      system: value,
      stream: fc.boolean(),
      metadata: value,
    },
    { requiredKeys: [] },
  ),
  fc.record(
    { result: value, message: value, context: value, locale: value, url: value },
    { requiredKeys: [] },
  ),
);

const body = fc.oneof(
  { weight: 4, arbitrary: nearlyValid.map((one) => JSON.stringify(one)) },
  fc.jsonValue().map((one) => JSON.stringify(one)),
  fc.string(),
  fc.nat(300).map((depth) => "[".repeat(depth)),
);

const headers = fc.record(
  {
    "content-type": fc.constantFrom("application/json", "text/plain", "multipart/form-data; boundary=x", ""),
    accept: fc.constantFrom("application/json, text/event-stream", "text/html", "*/*"),
    "anthropic-version": fc.constantFrom("2023-06-01", "x"),
    "x-api-key": fc.constantFrom("key", ""),
    "mcp-protocol-version": fc.constantFrom("2025-11-25", "2026-07-28", "nonsense"),
  },
  { requiredKeys: ["content-type", "accept"] },
);

for (const route of everyRoute()) {
  test(`${route} answers anything, and never with a 5xx`, async ({ baseURL }) => {
    test.setTimeout(300_000);
    const url = new URL(route, baseURL);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS, "POST", "POST"),
        headers,
        body,
        async (method, sent, content) => {
          const response = await fetch(url, {
            method,
            headers: sent,
            ...(method === "GET" ? {} : { body: content }),
            signal: AbortSignal.timeout(TIMEOUT_MS),
          });
          await response.arrayBuffer();
          expect(response.status).toBeLessThan(500);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test(`${route} refuses pages of other sites`, async ({ baseURL }) => {
    if (route === "/api/health") return;
    const response = await fetch(new URL(route, baseURL), {
      method: "POST",
      headers: { origin: "https://evil.example", "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(403);
  });
}
