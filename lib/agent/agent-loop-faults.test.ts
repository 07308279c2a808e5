import { describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import type { RunEvent } from "@/lib/domain/run-event";
import { replayRun } from "@/lib/domain/run-state";
import { runAgent } from "./agent-loop";
import { createAssess } from "./assess";
import { createModelClient } from "./model-client";
import type { Fault } from "./testing/fake-claude";
import { byType, call, FOUND, fake, KEY, REQUEST, run, say, startFake } from "./testing/run-against-fake";
import { startTestServer, type TestTool, textResult } from "./testing/test-mcp-server";

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
    const claude = await startFake({ fault: "stall", after: 4 });
    const clock = createVirtualClock();
    const deps = {
      runId: "r",
      model: createModelClient({ model: "claude-x", apiKey: KEY, baseURL: claude.baseURL, clock }),
      transport: await startTestServer({ lookup_order: FOUND }),
      clock,
      signal: new AbortController().signal,
      outcomes: { take: () => undefined },
      assess: createAssess(),
    };
    for await (const event of runAgent(deps, REQUEST)) if (event.type === "text_delta") break;
    await claude.clientGone;
  });
});
