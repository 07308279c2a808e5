import { describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import { DATABASE_TIMEOUT_MS } from "./backend/orders-backend";
import { SERVER_ATTEMPTS } from "./pitfalls";
import { connect, textOf } from "./testing/connect";

describe("server_retries_everything", () => {
  it("waits through its backoff on the clock before it answers what no retry could change", async () => {
    const clock = createVirtualClock();
    await using mcp = await connect({ clock, pitfall: "server_retries_everything" });
    const result = await mcp.call("lookup_order", { order_id: "A-999" });
    expect(result.structuredContent).toMatchObject({ errorCategory: "business", attempts: SERVER_ATTEMPTS });
    expect(clock.now()).toBe(1_000 + 2_000 + 4_000);
  });

  it("does get over a transient fault, which is why it is tempting", async () => {
    const clock = createVirtualClock();
    await using mcp = await connect({ clock, pitfall: "server_retries_everything", transientFailures: 2 });
    expect((await mcp.call("lookup_order", { order_id: "A-TIMEOUT" })).isError).toBeUndefined();
    expect(clock.now()).toBe(2 * DATABASE_TIMEOUT_MS + 1_000 + 2_000);
  });

  it("stops waiting when the call is cancelled", async () => {
    const hanging = {
      now: () => 0,
      sleep: (_ms: number, signal?: AbortSignal) =>
        new Promise<void>((_resolve, reject) => {
          signal?.addEventListener("abort", () => {
            aborted = true;
            reject(signal.reason);
          });
        }),
    };
    let aborted = false;
    const mcp = await connect({ clock: hanging, pitfall: "server_retries_everything" });
    const call = mcp.call("lookup_order", { order_id: "A-999" }).catch(() => undefined);
    await mcp.client.ping();
    await mcp[Symbol.asyncDispose]();
    await call;
    expect(aborted).toBe(true);
  });
});

describe("analyze_error_tool", () => {
  it("says nothing at first and everything to a second call", async () => {
    await using mcp = await connect({ pitfall: "analyze_error_tool" });
    expect((await mcp.client.listTools()).tools.map((tool) => tool.name)).toContain("analyze_error");
    const failure = textOf(await mcp.call("lookup_order", { order_id: "A-999" }));
    expect(failure).toBe("Operation failed");
    const analysis = await mcp.call("analyze_error", { message: failure });
    expect(JSON.parse(textOf(analysis))).toMatchObject({ errorCategory: "business", isRetryable: false });
  });

  it("has nothing to say before a failure", async () => {
    await using mcp = await connect({ pitfall: "analyze_error_tool" });
    expect(JSON.parse(textOf(await mcp.call("analyze_error", { message: "" })))).toMatchObject({
      results: [],
    });
  });
});

it("few_shot_parsing answers in prose whatever style was asked for", async () => {
  await using mcp = await connect({ pitfall: "few_shot_parsing", responseStyle: "structured" });
  const result = await mcp.call("lookup_order", { order_id: "A-999" });
  expect(result).not.toHaveProperty("structuredContent");
  expect(textOf(result)).toContain("return window");
});

it("log_and_return_empty leaves the failure in the log alone", async () => {
  const outcomes: string[] = [];
  await using mcp = await connect({
    pitfall: "log_and_return_empty",
    log: (entry) => outcomes.push(`${entry.outcome} ${entry.errorCategory}`),
  });
  const result = await mcp.call("lookup_order", { order_id: "A-TIMEOUT" });
  expect(result).toEqual({ content: [{ type: "text", text: '{"results":[]}' }] });
  expect(outcomes).toEqual(["failed transient"]);
  expect(mcp.server.outcomes.take("lookup_order", { order_id: "A-TIMEOUT" })).toMatchObject({
    kind: "failed",
  });
});

describe("throw_and_let_framework_catch", () => {
  it("ends as text in an error result where the high-level server catches, as a protocol error where none does", async () => {
    await using framework = await connect({ pitfall: "throw_and_let_framework_catch" });
    const caught = await framework.call("lookup_order", { order_id: "A-999" });
    expect(caught.isError).toBe(true);
    expect(caught).not.toHaveProperty("structuredContent");
    expect(textOf(caught)).toContain("return window");

    await using bare = await connect({ responseStyle: "thrown" });
    await expect(bare.call("lookup_order", { order_id: "A-999" })).rejects.toMatchObject({ code: -32603 });
  });

  it("knows the truth of arguments that the framework refused by itself", async () => {
    await using mcp = await connect({ pitfall: "throw_and_let_framework_catch" });
    const result = await mcp.call("lookup_order", { order_id: "abc" });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain("must look like A-<digits>");
    expect(mcp.server.outcomes.take("lookup_order", { order_id: "abc" })).toMatchObject({
      category: "validation",
    });
  });
});
