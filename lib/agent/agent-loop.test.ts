import { afterEach, describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { replayRun } from "@/lib/domain/run-state";
import { runAgent } from "./agent-loop";
import { createAssess } from "./assess";
import type { Limits } from "./limits";
import { createModelClient } from "./model-client";
import { type FakeClaude, type Fault, startFakeClaude } from "./testing/fake-claude";
import type { FakeMessage } from "./testing/fake-message";
import { startTestServer, type TestTool, textResult } from "./testing/test-mcp-server";

const KEY = "sk-ant-canary-0123456789";
const REQUEST: RunRequest = {
  locale: "en",
  orderId: "A-1",
  responseStyle: "structured",
  model: "claude-sonnet-5-5",
};
const FOUND: TestTool = () => textResult({ results: [{ order_id: "A-1", status: "delivered" }] });

let fake: FakeClaude | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});

type Setup = {
  answers: (FakeMessage | Fault)[];
  tools?: Record<string, TestTool>;
  truths?: (TrueOutcome | undefined)[];
  request?: Partial<RunRequest>;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  onEvent?: (event: RunEvent) => void;
};

/** A run of the real loop over HTTP against the fake, with the last answer repeated. */
async function run(setup: Setup) {
  const { answers, truths = [] } = setup;
  fake = await startFakeClaude((_request, n) => answers[Math.min(n, answers.length - 1)] ?? say("?"));
  const clock = createVirtualClock();
  const events: RunEvent[] = [];
  const deps = {
    runId: "run-1",
    model: createModelClient({ model: REQUEST.model, apiKey: KEY, baseURL: fake.baseURL, clock }),
    transport: await startTestServer(setup.tools ?? { lookup_order: FOUND }),
    clock,
    signal: setup.signal ?? new AbortController().signal,
    outcomes: { take: () => truths.shift() },
    assess: createAssess(),
    ...(setup.limits && { limits: setup.limits }),
  };
  for await (const event of runAgent(deps, { ...REQUEST, ...setup.request })) {
    events.push(event);
    setup.onEvent?.(event);
  }
  const state = replayRun(events);
  return { events, state, fake };
}

const say = (text: string): FakeMessage => ({ content: [{ type: "text", text }] });
const call = (id: string, input = {}, name = "lookup_order"): FakeMessage => ({
  content: [{ type: "tool_use", id, name, input }],
});
const byType = <T extends RunEvent["type"]>(events: RunEvent[], type: T) =>
  events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type);

describe("runAgent on a streamed conversation", () => {
  it("streams thinking and text, calls the tool and finishes with a verdict", async () => {
    const { events, state } = await run({
      answers: [
        {
          content: [
            { type: "thinking", thinking: "I should look.", signature: "sig" },
            { type: "text", text: "Let me look." },
            { type: "tool_use", id: "t1", name: "lookup_order", input: { order_id: "A-1" } },
          ],
        },
        say("Your order A-1 was delivered."),
      ],
      truths: [{ kind: "found" }],
    });
    expect(fake?.violations).toEqual([]);
    expect(state.turns.map(({ thinking, text, stopReason }) => ({ thinking, text, stopReason }))).toEqual([
      { thinking: "I should look.", text: "Let me look.", stopReason: "tool_use" },
      { thinking: "", text: "Your order A-1 was delivered.", stopReason: "end_turn" },
    ]);
    expect(state.status).toMatchObject({
      phase: "finished",
      verdict: "right",
      metrics: { turns: 2, toolCalls: 1, inputTokens: 200, outputTokens: 40, wastedCalls: 0, wrongClaims: 0 },
    });
    expect(byType(events, "text_delta").length).toBeGreaterThan(2);
  });

  it("sends the assistant's blocks back unchanged and no sampling parameters", async () => {
    const thinking = { type: "thinking" as const, thinking: "Hm.", signature: "sig" };
    const use = { type: "tool_use" as const, id: "t1", name: "lookup_order", input: { order_id: "A-1" } };
    await run({ answers: [{ content: [thinking, use] }, say("It was delivered.")] });
    const second = fake?.requests[1]?.body;
    expect(second?.messages[1]?.content).toEqual([thinking, use]);
    expect(second?.messages[2]?.content).toEqual([
      {
        type: "tool_result",
        tool_use_id: "t1",
        content: [
          { type: "text", text: JSON.stringify({ results: [{ order_id: "A-1", status: "delivered" }] }) },
        ],
      },
    ]);
    expect(fake?.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(Object.keys(second ?? {})).not.toEqual(expect.arrayContaining(["temperature"]));
  });

  it("answers several calls of one turn in one user message, in order", async () => {
    const two: FakeMessage = {
      content: [
        { type: "tool_use", id: "t1", name: "lookup_order", input: { order_id: "A-1" } },
        { type: "tool_use", id: "t2", name: "broken", input: {} },
      ],
    };
    await run({
      answers: [two, say("A-1 was delivered.")],
      tools: { lookup_order: FOUND, broken: () => textResult("Operation failed", true) },
    });
    const content = fake?.requests[1]?.body.messages[2]?.content;
    expect(content).toMatchObject([{ tool_use_id: "t1" }, { tool_use_id: "t2", is_error: true }]);
    expect(fake?.violations).toEqual([]);
  });

  it("goes on after pause_turn", async () => {
    const { state } = await run({
      answers: [{ ...say("One moment."), stopReason: "pause_turn" }, say("Hello!")],
    });
    expect(state.status.phase).toBe("finished");
    expect(state.turns).toHaveLength(2);
  });
});

describe("decisions", () => {
  const timeout: TrueOutcome = { kind: "failed", category: "transient", recoverable: true };
  const failing =
    (error: unknown): TestTool =>
    () =>
      textResult(error, true);
  const structured = {
    errorCategory: "transient",
    isRetryable: true,
    message: "Timed out",
    retryAfterMs: 700,
  };

  it("waits as long as the failed result asked before the identical call", async () => {
    let calls = 0;
    const { events, state } = await run({
      answers: [call("t1", { order_id: "A-2" }), call("t2", { order_id: "A-2" }), say("It was delivered.")],
      tools: { lookup_order: () => (calls++ === 0 ? textResult(structured, true) : textResult({ ok: 1 })) },
      truths: [timeout, { kind: "found" }],
    });
    expect(byType(events, "waited")).toMatchObject([{ ms: 700, reason: "retry_after", toolUseId: "t2" }]);
    expect(byType(events, "decision")).toMatchObject([
      { toolUseId: "t1", action: "retry", verdict: "right", rightActions: ["retry"], verdictSource: "rules" },
      { toolUseId: "t2", action: "answer", verdict: "right" },
    ]);
    expect(state.status).toMatchObject({ metrics: { waitingMs: 700, wastedCalls: 0 } });
    expect(events.at(-1)?.at).toBe(700);
  });

  it("counts retries that cannot help as wasted", async () => {
    const business: TrueOutcome = { kind: "failed", category: "business", recoverable: false };
    const { state } = await run({
      answers: [call("t1"), call("t2"), call("t3"), say("Something went wrong, sorry.")],
      tools: { lookup_order: failing("Operation failed") },
      truths: [business, business, business],
    });
    expect(state.status).toMatchObject({ verdict: "vague", metrics: { wastedCalls: 2, toolCalls: 3 } });
  });

  it.each([
    ["The order A-2 does not exist.", "report_not_found", "false_not_found", 1],
    ["I can't check this order right now. Please try again later.", "report_unconfirmed", "gave_up_early", 0],
    ["Error: connect ECONNREFUSED db-3.internal:5432", "vague_reply", "leaked_internals", 0],
  ])("judges %j", async (text, action, verdict, wrongClaims) => {
    const { events, state } = await run({
      answers: [call("t1"), say(text)],
      tools: { lookup_order: failing("Operation failed") },
      truths: [timeout],
    });
    expect(byType(events, "decision")).toMatchObject([{ action, verdict }]);
    expect(state.status).toMatchObject({ verdict, metrics: { wrongClaims } });
  });
});

describe("protocol errors and silent servers", () => {
  const throwing: TestTool = () => {
    throw new Error("boom");
  };

  it("ends the run under the abort policy, without a word to the model", async () => {
    const { state, events } = await run({ answers: [call("t1")], tools: { lookup_order: throwing } });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind: "protocol_error" } });
    expect(byType(events, "tool_result")).toEqual([]);
    expect(fake?.requests).toHaveLength(1);
  });

  it("shows the message to the model under the forward policy", async () => {
    const { state } = await run({
      answers: [call("t1"), say("Sorry, I cannot check it right now.")],
      tools: { lookup_order: throwing },
      request: { hostPolicy: "forward" },
    });
    expect(state.status.phase).toBe("finished");
    expect(fake?.requests[1]?.body.messages[2]?.content).toMatchObject([
      { is_error: true, content: [{ type: "text", text: "MCP error -32603: boom" }] },
    ]);
  });

  it("does not hang when a handler throws undefined", async () => {
    const { state } = await run({
      answers: [call("t1")],
      tools: {
        lookup_order: () => {
          throw undefined;
        },
      },
      limits: { toolCallTimeoutMs: 30 },
    });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind: "timed_out" } });
  });
});

describe("bounds and stop reasons", () => {
  it.each([
    ["max_tokens", "output_limit"],
    ["model_context_window_exceeded", "token_limit"],
  ])("%s ends the run as %s", async (stopReason, kind) => {
    const { state } = await run({ answers: [{ ...say("Half an ans"), stopReason }] });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind } });
  });

  it("shows a refusal with its explanation", async () => {
    const { state } = await run({
      answers: [
        {
          content: [],
          stopReason: "refusal",
          stopDetails: { type: "refusal", category: null, explanation: "Not this." },
        },
      ],
    });
    expect(state.status).toMatchObject({
      error: { kind: "refusal", error: { message: "The model refused: Not this." } },
    });
  });

  it.each([
    ["turns", { request: { maxTurns: 3 } }, "turn_limit", 3],
    ["calls", { limits: { maxToolCalls: 2 } }, "call_limit", 3],
    ["tokens", { limits: { maxTotalTokens: 200 } }, "token_limit", 2],
  ])("bounds %s", async (_what, setup, kind, requests) => {
    const { state } = await run({ answers: [call("t1"), call("t2"), call("t3"), call("t4")], ...setup });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind } });
    expect(fake?.requests).toHaveLength(requests);
  });

  it("bounds time", async () => {
    const { state } = await run({ answers: [{ fault: "stall", after: 3 }], limits: { runTimeoutMs: 60 } });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind: "timed_out" } });
  });
});

describe("faults of the Messages API", () => {
  const status = (code: number, type: string, headers?: Record<string, string>): Fault => ({
    fault: "status",
    status: code,
    type,
    ...(headers && { headers }),
  });

  it.each<[number, string, string, number]>([
    [400, "invalid_request_error", "invalid_request", 1],
    [401, "authentication_error", "authentication", 1],
    [402, "billing_error", "billing", 1],
    [403, "permission_error", "permission_denied", 1],
    [404, "not_found_error", "model_not_found", 1],
    [413, "invalid_request_error", "invalid_request", 1],
    [429, "rate_limit_error", "rate_limited", 3],
    [500, "api_error", "api_error", 3],
    [529, "overloaded_error", "overloaded", 3],
  ])("%i %s is shown as %s after %i requests", async (code, type, kind, requests) => {
    const { state } = await run({ answers: [status(code, type)] });
    expect(state.status).toMatchObject({
      phase: "failed",
      error: { kind, httpStatus: code, requestId: "req_fake", error: { message: expect.any(String) } },
    });
    expect(fake?.requests).toHaveLength(requests);
  });

  it("waits for retry-after and goes on", async () => {
    const { events, state } = await run({
      answers: [status(429, "rate_limit_error", { "retry-after": "7" }), say("Hello!")],
    });
    expect(state.status.phase).toBe("finished");
    expect(byType(events, "waited")).toMatchObject([{ ms: 7000, reason: "rate_limit" }]);
  });

  it("does not wait for a retry-after of minutes, but says how long it is", async () => {
    const { state } = await run({ answers: [status(429, "rate_limit_error", { "retry-after": "300" })] });
    expect(fake?.requests).toHaveLength(1);
    expect(state.status).toMatchObject({ error: { error: { isRetryable: true, retryAfterMs: 300_000 } } });
  });

  it.each<[string, Fault, string]>([
    ["an error event", { fault: "error_event", type: "overloaded_error", after: 4 }, "overloaded"],
    ["a dropped connection", { fault: "drop", after: 4 }, "connection_lost"],
  ])("%s in mid-stream keeps what came and ends the run", async (_what, fault, kind) => {
    const { state, events } = await run({ answers: [fault] });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind } });
    expect(state.turns[0]?.text).toBe("One moment, I am");
    const received = byType(events, "wire_frame").filter(
      (f) => f.channel === "messages" && f.direction === "received",
    );
    expect(received).toHaveLength(1);
  });

  it("says that nothing listens", async () => {
    const clock = createVirtualClock();
    const events: RunEvent[] = [];
    const deps = {
      runId: "r",
      model: createModelClient({ model: "claude-x", apiKey: KEY, baseURL: "http://127.0.0.1:9", clock }),
      transport: await startTestServer({ lookup_order: FOUND }),
      clock,
      signal: new AbortController().signal,
      outcomes: { take: () => undefined },
      assess: createAssess(),
    };
    for await (const event of runAgent(deps, REQUEST)) events.push(event);
    expect(replayRun(events).status).toMatchObject({ error: { kind: "connection_lost" } });
  });

  it("never lets the key out, even where a gateway echoes it", async () => {
    const { events } = await run({
      answers: [{ fault: "status", status: 401, type: "authentication_error", message: `bad key ${KEY}` }],
    });
    expect(JSON.stringify(events)).not.toContain(KEY);
    expect(events.at(-1)).toMatchObject({
      error: { error: { message: expect.stringContaining("bad key [key]") } },
    });
  });
});

describe("abort", () => {
  it("ends a model request in flight", async () => {
    const controller = new AbortController();
    const { state } = await run({
      answers: [{ fault: "stall", after: 4 }],
      signal: controller.signal,
      onEvent: (event) => event.type === "text_delta" && controller.abort(),
    });
    expect(state.status).toMatchObject({ phase: "failed", error: { kind: "aborted" } });
    await fake?.clientGone;
  });

  it("ends a tool call in flight and tells the server", async () => {
    const controller = new AbortController();
    const cancelled = new Promise<void>((resolve) => {
      void run({
        answers: [call("t1")],
        tools: {
          lookup_order: (_input, signal) =>
            new Promise((done) => {
              signal.addEventListener("abort", () => {
                resolve();
                done(textResult("late"));
              });
              controller.abort();
            }),
        },
        signal: controller.signal,
      });
    });
    await cancelled;
  });

  it("is what leaving the event loop early means", async () => {
    fake = await startFakeClaude(() => ({ fault: "stall", after: 4 }));
    const clock = createVirtualClock();
    const deps = {
      runId: "r",
      model: createModelClient({ model: "claude-x", apiKey: KEY, baseURL: fake.baseURL, clock }),
      transport: await startTestServer({ lookup_order: FOUND }),
      clock,
      signal: new AbortController().signal,
      outcomes: { take: () => undefined },
      assess: createAssess(),
    };
    for await (const event of runAgent(deps, REQUEST)) if (event.type === "text_delta") break;
    await fake.clientGone;
  });
});

describe("the wire", () => {
  it("shows both channels as they were, without headers", async () => {
    const { state } = await run({ answers: [call("t1", { order_id: "A-1" }), say("It was delivered.")] });
    const mcp = state.frames.filter((frame) => frame.channel === "mcp");
    expect(mcp.map((frame) => frame.direction)).toEqual([
      "sent",
      "received",
      "sent",
      "sent",
      "received",
      "sent",
      "received",
    ]);
    expect(mcp[0]?.body).toMatchObject({ jsonrpc: "2.0", method: "initialize" });
    const messages = state.frames.filter((frame) => frame.channel === "messages");
    expect(messages.map((frame) => frame.direction)).toEqual(["sent", "received", "sent", "received"]);
    expect(messages[0]?.body).toMatchObject({ method: "POST", path: "/v1/messages", body: { stream: true } });
    expect(messages[1]?.body).toMatchObject({
      status: 200,
      events: expect.arrayContaining(['event: message_stop\ndata: {"type":"message_stop"}']),
    });
    expect(JSON.stringify(state.frames)).not.toContain(KEY);
  });
});
