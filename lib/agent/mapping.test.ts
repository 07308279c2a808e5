import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { toErrorBlock, toToolDefinition, toToolResultBlock } from "./mapping";

const content = (...blocks: CallToolResult["content"]) =>
  toToolResultBlock("use-1", { content: blocks }).content;

describe("toToolResultBlock", () => {
  it.each([
    [true, { is_error: true }],
    [false, {}],
    [undefined, {}],
  ])("isError %s", (isError, expected) => {
    const result: CallToolResult = {
      content: [{ type: "text", text: "x" }],
      ...(isError !== undefined && { isError }),
    };
    expect(toToolResultBlock("use-1", result)).toEqual({
      type: "tool_result",
      tool_use_id: "use-1",
      content: [{ type: "text", text: "x" }],
      ...expected,
    });
  });

  it("keeps text as it is, block by block, and leaves out empty blocks, which the Messages API refuses", () => {
    const texts = [" two\nlines ", "", '{"a":1}'].map((text) => ({ type: "text" as const, text }));
    expect(content(...texts)).toEqual([texts[0], texts[2]]);
  });

  it("does not invent text for structuredContent", () => {
    const result = { content: [], structuredContent: { errorCategory: "business" }, isError: true };
    expect(toToolResultBlock("use-1", result).content).toEqual([]);
  });

  it("passes on images that the model takes, and names the others", () => {
    expect(content({ type: "image", mimeType: "image/png", data: "AA==" })).toEqual([
      { type: "image", source: { type: "base64", media_type: "image/png", data: "AA==" } },
    ]);
    expect(content({ type: "image", mimeType: "image/tiff", data: "AA==" })).toMatchObject([
      { type: "text", text: expect.stringContaining("image/tiff") },
    ]);
  });

  it("turns audio, resources and links into text", () => {
    const blocks = content(
      { type: "audio", mimeType: "audio/wav", data: "AA==" },
      { type: "resource", resource: { uri: "file:///a", text: "inside" } },
      { type: "resource", resource: { uri: "file:///b", blob: "AA==" } },
      { type: "resource_link", name: "c", uri: "file:///c" },
    );
    expect(blocks.map((block) => (block.type === "text" ? block.text : block.type))).toEqual([
      expect.stringContaining("audio/wav"),
      "inside",
      expect.stringContaining("file:///b"),
      expect.stringContaining("file:///c"),
    ]);
  });
});

it("a forwarded protocol error is flagged", () => {
  expect(toErrorBlock("use-1", "MCP error -32602: no such tool")).toMatchObject({ is_error: true });
});

it("a tool without a description gets none", () => {
  const inputSchema = { type: "object" as const };
  expect(toToolDefinition({ name: "a", inputSchema })).toEqual({ name: "a", input_schema: inputSchema });
});
