import { describe, expect, it } from "vitest";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { FakeMessage } from "./testing/fake-message";
import { byType, call, FOUND, fake, KEY, run, say } from "./testing/run-against-fake";
import { type TestTool, textResult } from "./testing/test-mcp-server";

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
