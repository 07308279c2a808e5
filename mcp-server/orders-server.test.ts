import { McpError } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVirtualClock } from "@/lib/domain/clock";
import { RESPONSE_STYLES } from "@/lib/domain/run-request";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { RATE_LIMIT_WINDOW_MS } from "./backend/fault-plan";
import type { CallLogEntry } from "./call-log";
import { connect, textOf } from "./testing/connect";

const lookup = (order_id: string) => ["lookup_order", { order_id }] as const;

describe("tools/list", () => {
  it("lists the five tools with closed input schemas and no output schema", async () => {
    await using mcp = await connect();
    const { tools } = await mcp.client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      "lookup_order",
      "get_customer",
      "request_refund",
      "request_exception",
      "escalate_to_human",
    ]);
    for (const tool of tools) {
      expect(tool.inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(tool).not.toHaveProperty("outputSchema");
    }
  });
});

describe("the order table, structured", () => {
  it.each(["A-1", "A-2", "A-12", "A-7781"])("finds %s", async (orderId) => {
    await using mcp = await connect();
    const result = await mcp.call(...lookup(orderId));
    expect(result.isError).toBeUndefined();
    expect(JSON.parse(textOf(result))).toMatchObject({ results: [{ order_id: orderId }] });
    expect(mcp.server.outcomes.take(...lookup(orderId))).toEqual({ kind: "found" });
  });

  it.each(["A-404", "A-55555"])("finds nothing for %s, which is not an error", async (orderId) => {
    await using mcp = await connect();
    const result = await mcp.call(...lookup(orderId));
    expect(result.isError).toBeUndefined();
    expect(JSON.parse(textOf(result))).toEqual({ results: [], note: expect.stringContaining(orderId) });
    expect(mcp.server.outcomes.take(...lookup(orderId))).toEqual({ kind: "empty" });
  });

  it("fails A-TIMEOUT as often as told, then finds it", async () => {
    await using mcp = await connect({ transientFailures: 3 });
    for (let call = 1; call <= 3; call++) {
      const error = toolErrorSchema.parse((await mcp.call(...lookup("A-TIMEOUT"))).structuredContent);
      expect(error).toMatchObject({ errorCategory: "transient", isRetryable: true });
      expect(mcp.server.outcomes.take(...lookup("A-TIMEOUT"))).toMatchObject({ recoverable: true });
    }
    expect((await mcp.call(...lookup("A-TIMEOUT"))).isError).toBeUndefined();
  });

  it("never recovers when told so, and the truth says that", async () => {
    await using mcp = await connect({ transientFailures: "never" });
    for (let call = 1; call <= 25; call++) {
      expect((await mcp.call(...lookup("A-TIMEOUT"))).isError).toBe(true);
      expect(mcp.server.outcomes.take(...lookup("A-TIMEOUT"))).toMatchObject({ recoverable: false });
    }
  });

  it("lets A-429 through once the announced delay has passed, however often it was asked before", async () => {
    const clock = createVirtualClock();
    await using mcp = await connect({ clock });
    const refused = toolErrorSchema.parse((await mcp.call(...lookup("A-429"))).structuredContent);
    expect(refused).toMatchObject({ errorCategory: "transient", retryAfterMs: RATE_LIMIT_WINDOW_MS });
    expect((await mcp.call(...lookup("A-429"))).isError).toBe(true);
    await clock.sleep(RATE_LIMIT_WINDOW_MS);
    expect((await mcp.call(...lookup("A-429"))).isError).toBeUndefined();
  });

  it("explains A-999 as a business rule with a customer message in the customer's language", async () => {
    for (const [locale, words] of [
      ["en", "30-day return window"],
      ["zh", "退货期"],
    ] as const) {
      await using mcp = await connect({ locale });
      const error = (await mcp.call(...lookup("A-999"))).structuredContent;
      expect(error).toMatchObject({
        errorCategory: "business",
        isRetryable: false,
        customerMessage: expect.stringContaining(words),
        suggestedAction: "offer_exception_or_escalate",
      });
    }
  });

  it("refuses A-403 for want of permission", async () => {
    await using mcp = await connect();
    expect((await mcp.call(...lookup("A-403"))).structuredContent).toMatchObject({
      errorCategory: "permission",
      isRetryable: false,
      suggestedAction: "escalate_to_human",
    });
  });

  it.each(["abc", "A-", "a1", "", " A-1", "A-1x", "A-TIMEOUTS"])(
    "answers the malformed id %j with the field and the way out",
    async (orderId) => {
      await using mcp = await connect();
      const error = toolErrorSchema.parse((await mcp.call(...lookup(orderId))).structuredContent);
      expect(error).toMatchObject({ errorCategory: "validation", isRetryable: false, field: "order_id" });
      expect(error.message).toContain("get_customer");
      expect(error.message).toContain("phone");
      expect(mcp.server.outcomes.take(...lookup(orderId))).toMatchObject({ category: "validation" });
    },
  );
});

describe("bad arguments", () => {
  it("names every bad field at once", async () => {
    await using mcp = await connect();
    const result = await mcp.call("request_refund", { order_id: "abc", amount: -1, note: "x" });
    const error = toolErrorSchema.parse(result.structuredContent);
    if (error.errorCategory !== "validation") throw new Error("expected a validation error");
    expect(error.issues?.map((issue) => issue.field).sort()).toEqual(["amount", "note", "order_id"]);
    for (const field of ["amount", "note", "order_id"]) expect(error.message).toContain(field);
  });

  it("answers any arguments whatever with a result that stands alone as text and as structured content", async () => {
    await using mcp = await connect({ transientFailures: "never" });
    const args = fc.dictionary(
      fc.oneof(
        fc.constantFrom("order_id", "amount", "phone", "email", "name", "reason", "summary", "__proto__"),
        fc.string(),
      ),
      fc.oneof(fc.jsonValue(), fc.constantFrom("A-1", "A-TIMEOUT", "A-999", 501)),
    );
    const { tools } = await mcp.client.listTools();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tools.map((tool) => tool.name)), args, async (name, input) => {
        const result = await mcp.call(name, input);
        expect(mcp.server.outcomes.take(name, input)).toBeDefined();
        if (!result.isError) return;
        expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
        const error = toolErrorSchema.parse(result.structuredContent);
        if (error.errorCategory === "validation") {
          expect(error.issues?.length).toBeGreaterThan(0);
          for (const issue of error.issues ?? []) expect(issue.field).not.toBe("");
        }
      }),
    );
  });
});

describe("protocol errors", () => {
  it("answers an unknown tool with -32602 in every style", async () => {
    for (const responseStyle of RESPONSE_STYLES) {
      await using mcp = await connect({ responseStyle });
      const error = await mcp.call("delete_everything").catch((e: unknown) => e);
      expect(error).toBeInstanceOf(McpError);
      expect(error).toMatchObject({ code: -32602 });
    }
  });
});

describe("finding the customer", () => {
  it.each([
    [{ phone: "202-555-0142" }, ["A-1", "A-TIMEOUT"]],
    [{ phone: "0044 20 7946 0018" }, ["A-3", "A-12", "A-429", "A-999"]],
    [{ email: "LI.NA@example.com" }, ["A-2", "A-7781"]],
    [{ name: "李娜" }, ["A-2", "A-7781"]],
  ])("goes from %j to the order ids", async (query, orderIds) => {
    await using mcp = await connect();
    expect(JSON.parse(textOf(await mcp.call("get_customer", query)))).toMatchObject({
      results: [{ order_ids: orderIds }],
    });
  });

  it("returns all namesakes, none for a stranger, and a validation error for no query", async () => {
    await using mcp = await connect();
    expect(JSON.parse(textOf(await mcp.call("get_customer", { name: "sam okafor" }))).results).toHaveLength(
      2,
    );
    expect(JSON.parse(textOf(await mcp.call("get_customer", { phone: "202-555-0199" })))).toMatchObject({
      results: [],
      note: expect.any(String),
    });
    expect((await mcp.call("get_customer", {})).structuredContent).toMatchObject({ field: "phone" });
  });
});

describe("refunds", () => {
  it("refunds an order once, however often it is asked", async () => {
    await using mcp = await connect();
    const first = textOf(await mcp.call("request_refund", { order_id: "A-1" }));
    expect(JSON.parse(first)).toMatchObject({ refund: { order_id: "A-1", amount: 89.9 } });
    expect(textOf(await mcp.call("request_refund", { order_id: "A-1" }))).toBe(first);
  });

  it.each([
    ["A-7781", undefined, "business"],
    ["A-12", undefined, "business"],
    ["A-1", 501, "business"],
    ["A-1", 90, "validation"],
    ["A-404", undefined, "validation"],
    ["A-403", undefined, "permission"],
    ["A-TIMEOUT", undefined, "transient"],
  ])("refuses %s with amount %s: %s", async (order_id, amount, errorCategory) => {
    await using mcp = await connect();
    const result = await mcp.call("request_refund", { order_id, ...(amount && { amount }) });
    expect(result.structuredContent).toMatchObject({ errorCategory });
  });

  it("refuses a caller without the scope", async () => {
    await using mcp = await connect({ scopes: ["orders:read"] });
    const result = await mcp.call("request_refund", { order_id: "A-1" });
    expect(result.structuredContent).toMatchObject({ errorCategory: "permission" });
  });

  it("takes the exception request and the escalation that it suggests instead", async () => {
    await using mcp = await connect();
    const exception = await mcp.call("request_exception", { order_id: "A-999", reason: "was in hospital" });
    expect(JSON.parse(textOf(exception))).toMatchObject({ exception: { status: "submitted" } });
    const ticket = await mcp.call("escalate_to_human", { summary: "wants a refund of A-403" });
    expect(JSON.parse(textOf(ticket))).toMatchObject({ ticket: { status: "open" } });
  });
});

describe("the log", () => {
  it("has one entry a call and no value of an argument", async () => {
    const entries: CallLogEntry[] = [];
    await using mcp = await connect({ log: (entry) => entries.push(entry) });
    await mcp.call("get_customer", { phone: "+1 202-555-0142" });
    await mcp.call(...lookup("my phone is 202-555-0142"));
    await mcp.call("nope", { secret: "canary" }).catch(() => undefined);
    expect(entries).toMatchObject([
      { tool: "get_customer", arguments: ["phone"], outcome: "found" },
      { tool: "lookup_order", outcome: "failed", errorCategory: "validation", fields: ["order_id"] },
      { tool: "nope", outcome: "unknown_tool" },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/0142|canary/);
  });
});
