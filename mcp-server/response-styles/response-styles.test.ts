import { describe, expect, it } from "vitest";
import { RESPONSE_STYLES } from "@/lib/domain/run-request";
import { connect, textOf } from "../testing/connect";

const FAILING = ["A-TIMEOUT", "A-429", "abc", "A-999", "A-403"];

const lookUp = async (responseStyle: (typeof RESPONSE_STYLES)[number], order_id: string) => {
  await using mcp = await connect({ responseStyle });
  return await mcp.call("lookup_order", { order_id });
};

describe("a failure under each style", () => {
  it.each(FAILING)("%s: what each style puts on the wire", async (orderId) => {
    const structured = await lookUp("structured", orderId);
    expect(structured.isError).toBe(true);
    expect(JSON.parse(textOf(structured))).toEqual(structured.structuredContent);

    expect(await lookUp("generic", orderId)).toEqual({
      isError: true,
      content: [{ type: "text", text: "Operation failed" }],
    });

    const prose = await lookUp("prose", orderId);
    expect(prose.isError).toBe(true);
    expect(textOf(prose)).toBe(structured.structuredContent?.message);

    const status = await lookUp("status_field", orderId);
    expect(status.isError).toBeUndefined();
    expect(JSON.parse(textOf(status))).toEqual({ status: "error", code: 500 });

    const empty = await lookUp("empty_result", orderId);
    expect(empty.isError).toBeUndefined();
    expect(JSON.parse(textOf(empty))).toEqual({ results: [] });

    await expect(lookUp("thrown", orderId)).rejects.toMatchObject({ code: -32603 });

    const leaky = await lookUp("leaky", orderId);
    expect(leaky.isError).toBe(true);
    expect(textOf(leaky)).toMatch(/\n {4}at .*\/srv\/.*\n {2}query: .*\n {2}host: .*\.internal/s);
  });
});

it.each(RESPONSE_STYLES)("%s leaves what was found alone", async (style) => {
  const result = await lookUp(style, "A-1");
  expect(result.isError).toBeUndefined();
  expect(JSON.parse(textOf(result))).toMatchObject({ results: [{ order_id: "A-1", status: "delivered" }] });
});

it("only empty_result cannot tell a valid empty result from a failure", async () => {
  expect(textOf(await lookUp("empty_result", "A-404"))).toBe(
    textOf(await lookUp("empty_result", "A-TIMEOUT")),
  );
  for (const style of RESPONSE_STYLES.filter((s) => s !== "empty_result")) {
    expect(JSON.parse(textOf(await lookUp(style, "A-404")))).toMatchObject({
      results: [],
      note: expect.any(String),
    });
  }
});
