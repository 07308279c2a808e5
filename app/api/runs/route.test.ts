import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type FakeClaude, type Fault, startFakeClaude } from "@/lib/agent/testing/fake-claude";
import type { FakeMessage } from "@/lib/agent/testing/fake-message";
import { type RunEvent, runEventSchema } from "@/lib/domain/run-event";
import { replayRun } from "@/lib/domain/run-state";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { readSse } from "@/lib/streaming/sse";
import { POST } from "./route";

const CANARY = "sk-ant-canary-7f3a9b2c1d";
const RUN = { locale: "en", orderId: "A-1", responseStyle: "structured", model: "simulator" };

function post(body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(signal && { signal }),
  };
  return POST(new Request("http://localhost/api/runs", init));
}

async function errorOf(response: Response) {
  return z.object({ error: toolErrorSchema }).parse(await response.json()).error;
}

async function eventsOf(response: Response): Promise<RunEvent[]> {
  if (!response.body) throw new Error("no body");
  const events: RunEvent[] = [];
  for await (const { data } of readSse(response.body)) events.push(runEventSchema.parse(JSON.parse(data)));
  return events;
}

beforeEach(() => {
  for (const name of ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "ANTHROPIC_MODEL"]) vi.stubEnv(name, "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("POST /api/runs with the simulated model", () => {
  it("streams a whole run", async () => {
    const response = await post(RUN);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    const state = replayRun(await eventsOf(response));
    expect(state.status).toMatchObject({ phase: "finished", verdict: "right" });
    expect(state.frames.length).toBeGreaterThan(8);
  });

  it("gives the same bytes for the same request", async () => {
    const run = { ...RUN, orderId: "A-TIMEOUT", responseStyle: "generic", seed: 5 };
    const [first, second] = await Promise.all([post(run), post(run)].map(async (r) => (await r).text()));
    expect(first).toBe(second);
    expect(await (await post({ ...run, seed: 6 })).text()).not.toBe(first);
  });

  it("serves many runs at once", async () => {
    const one = (n: number) =>
      post(
        { ...RUN, orderId: "A-999", responseStyle: "generic", seed: n },
        { "x-failwell-client-address": `10.0.0.${n}` },
      );
    const runs = await Promise.all(Array.from({ length: 60 }, async (_, n) => eventsOf(await one(n))));
    for (const events of runs) expect(replayRun(events).status.phase).toBe("finished");
  }, 60_000);

  it("stops when the client goes away", async () => {
    const response = await post({ ...RUN, orderId: "A-TIMEOUT", transientFailures: "never" });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  });
});

describe("POST /api/runs with bad input", () => {
  it.each([
    ["{", 400],
    ["", 400],
    ["null", 400],
    ["[]", 400],
    ["{}", 400],
  ])("refuses the body %j", async (body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await errorOf(response)).toMatchObject({ errorCategory: "validation", isRetryable: false });
  });

  it("names every bad field", async () => {
    const response = await post({
      locale: "fr",
      orderId: "x".repeat(201),
      responseStyle: 3,
      model: "",
      seed: -1,
      transientFailures: 21,
      maxTurns: 1.5,
      ordrId: "A-1",
    });
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    if (error.errorCategory !== "validation") throw new Error(error.errorCategory);
    expect(error.issues?.map((issue) => issue.field).sort()).toEqual([
      "locale",
      "maxTurns",
      "model",
      "orderId",
      "ordrId",
      "responseStyle",
      "seed",
      "transientFailures",
    ]);
  });

  it("takes only JSON, and not too much of it", async () => {
    expect((await post(RUN, { "content-type": "text/plain" })).status).toBe(415);
    expect((await post({ ...RUN, prompt: "x".repeat(70_000) })).status).toBe(413);
  });

  it("says which models there are, and that Claude needs a key", async () => {
    const unknown = await post({ ...RUN, model: "gpt-9" });
    expect(unknown.status).toBe(422);
    expect(await errorOf(unknown)).toMatchObject({
      field: "model",
      message: expect.stringContaining("simulator"),
    });
    expect((await post({ ...RUN, model: "claude-sonnet-5-5" })).status).toBe(401);
  });
});

describe("POST /api/runs with a live model", () => {
  const say = (text: string): FakeMessage => ({ content: [{ type: "text", text }] });
  const lookUp: FakeMessage = {
    content: [{ type: "tool_use", id: "t1", name: "lookup_order", input: { order_id: "A-999" } }],
  };
  const judgement = say('{"results":[{"tool_use_id":"t1","action":"explain_and_offer"}]}');
  let fake: FakeClaude;
  afterEach(() => fake.close());

  async function start(...answers: (FakeMessage | Fault)[]) {
    fake = await startFakeClaude((_request, n) => answers[Math.min(n, answers.length - 1)] ?? say("?"));
    vi.stubEnv("ANTHROPIC_BASE_URL", fake.baseURL);
  }
  const LIVE = { ...RUN, model: "claude-sonnet-5-5", orderId: "A-999" };

  it("sends the error as is_error, and has a second call judge the reply", async () => {
    await start(lookUp, say("That is not possible any more, as we agreed."), judgement);
    const events = await eventsOf(await post(LIVE, { "x-anthropic-api-key": CANARY }));
    expect(fake.violations).toEqual([]);
    expect(fake.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(3).fill(`Bearer ${CANARY}`),
    );
    expect(fake.requests[1]?.body.messages.at(-1)?.content).toMatchObject([
      { type: "tool_result", tool_use_id: "t1", is_error: true },
    ]);
    expect(fake.requests[0]?.body.metadata).toBeUndefined();
    expect(fake.requests[2]?.body).toMatchObject({ output_config: { format: { type: "json_schema" } } });
    expect(replayRun(events).status).toMatchObject({ phase: "finished", verdict: "right" });
    expect(events.filter((event) => event.type === "decision")).toMatchObject([
      { action: "explain_and_offer", verdictSource: "model" },
    ]);
  });

  it("falls back to rules when the judgement fails", async () => {
    await start(lookUp, say("The return window has passed; I can ask for an exception."), say("no JSON"));
    const events = await eventsOf(await post(LIVE, { "x-anthropic-api-key": CANARY }));
    expect(events.filter((event) => event.type === "decision")).toMatchObject([
      { action: "explain_and_offer", verdict: "right", verdictSource: "rules" },
    ]);
  });

  it("prefers the learner's key to the server's, and runs on the server's within its budget", async () => {
    vi.stubEnv("ANTHROPIC_API_KEY", "sk-ant-server-000000");
    await start(say("Hello!"));
    await eventsOf(await post(LIVE, { "x-anthropic-api-key": CANARY }));
    await eventsOf(await post(LIVE));
    expect(fake.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${CANARY}`,
      "Bearer sk-ant-server-000000",
    ]);
  });

  it("lets a gateway have model ids of its own", async () => {
    await start(say("Hello!"));
    const response = await post(
      { ...LIVE, model: "vendor/claude-x:free" },
      { "x-anthropic-api-key": CANARY },
    );
    expect(response.status).toBe(200);
    await eventsOf(response);
    expect(fake.requests[0]?.body.model).toBe("vendor/claude-x:free");
  });

  it("never lets the key out: not in events, errors or logs", async () => {
    const written: string[] = [];
    for (const method of ["log", "info", "warn", "error", "debug"] as const) {
      vi.spyOn(console, method).mockImplementation(
        (...parts) => void written.push(parts.map(String).join(" ")),
      );
    }
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0);
    }
    await start({
      fault: "status",
      status: 401,
      type: "authentication_error",
      message: `invalid key ${CANARY}`,
    });
    const text = await (await post(LIVE, { "x-anthropic-api-key": CANARY })).text();
    const refused = await (await post({ ...LIVE, locale: "xx" }, { "x-anthropic-api-key": CANARY })).text();
    vi.restoreAllMocks();
    expect(text).toContain("authentication");
    expect(`${text}${refused}${written.join("\n")}`).not.toContain(CANARY);
  });

  it("ends the model request when the client goes away", async () => {
    await start({ fault: "stall", after: 4 });
    const response = await post(LIVE, { "x-anthropic-api-key": CANARY });
    const reader = response.body?.getReader();
    await reader?.read();
    while (fake.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await reader?.cancel();
    await fake.clientGone;
  });

  it("ends the model request when the request is aborted", async () => {
    await start({ fault: "stall", after: 4 });
    const gone = new AbortController();
    const response = await post(LIVE, { "x-anthropic-api-key": CANARY }, gone.signal);
    const events = eventsOf(response);
    while (fake.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    await fake.clientGone;
    expect((await events).at(-1)).toMatchObject({ type: "run_failed", error: { kind: "aborted" } });
  });
});
