import { describe, expect, it } from "vitest";
import { MCP_SDKS } from "@/lib/domain/run-request";
import { connect, textOf } from "./testing/connect";

const lookup = (order_id: string) => ["lookup_order", { order_id }] as const;

describe("built on each SDK", () => {
  it.each(MCP_SDKS)("%s: finds, and hands a failure of the backend on as it is", async (sdk) => {
    await using mcp = await connect({ sdk });
    expect((await mcp.client.listTools()).tools).toHaveLength(5);
    expect(JSON.parse(textOf(await mcp.call(...lookup("A-1"))))).toMatchObject({
      results: [{ order_id: "A-1" }],
    });
    const failure = await mcp.call(...lookup("A-999"));
    expect(JSON.parse(textOf(failure))).toEqual(failure.structuredContent);
    expect(failure.structuredContent).toMatchObject({ errorCategory: "business" });
    expect(mcp.server.outcomes.take(...lookup("A-999"))).toMatchObject({ category: "business" });
  });

  it.each([
    ["v1_low", "structured"],
    ["v1_high", "text"],
    ["v2", "text"],
  ] as const)("%s: bad arguments come back as %s", async (sdk, form) => {
    await using mcp = await connect({ sdk });
    const result = await mcp.call(...lookup("abc"));
    expect(result.isError).toBe(true);
    expect(result.structuredContent === undefined ? "text" : "structured").toBe(form);
    expect(mcp.server.outcomes.take(...lookup("abc"))).toMatchObject({ category: "validation" });
  });

  it("only the high-level server of the first generation hides an unknown tool in a result", async () => {
    for (const sdk of ["v1_low", "v2"] as const) {
      await using mcp = await connect({ sdk });
      await expect(mcp.call("nope")).rejects.toMatchObject({ code: -32602 });
    }
    await using mcp = await connect({ sdk: "v1_high" });
    expect(await mcp.call("nope")).toMatchObject({ isError: true });
  });

  it("only the low-level server lets an exception out as a protocol error", async () => {
    await using low = await connect({ sdk: "v1_low", responseStyle: "thrown" });
    await expect(low.call(...lookup("A-999"))).rejects.toMatchObject({ code: -32603 });
    for (const sdk of ["v1_high", "v2"] as const) {
      await using mcp = await connect({ sdk, responseStyle: "thrown" });
      expect(await mcp.call(...lookup("A-999"))).toMatchObject({ isError: true });
    }
  });
});
