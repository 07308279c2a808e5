import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import { itemsFromValue, MAX_ITEMS, parseInput } from "./parse-input";

const result = { content: [{ type: "text", text: "Error: disk full" }], isError: true };
const block = { type: "tool_result", tool_use_id: "t1", content: "Error: disk full", is_error: true };
const json = JSON.stringify(result);

describe("parseInput", () => {
  it.each([
    ["a bare result", json, ["result"]],
    ["a JSON-RPC reply", JSON.stringify({ jsonrpc: "2.0", id: 1, result }), ["result"]],
    [
      "a JSON-RPC error",
      JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32603, message: "x" } }),
      ["protocol_error"],
    ],
    ["a tool_result block", JSON.stringify(block), ["tool_result"]],
    ["an array of results", JSON.stringify([result, block]), ["result", "tool_result"]],
    ["a content list", JSON.stringify(result.content), ["result"]],
    ["JSON in a code fence", `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nthanks`, ["result"]],
    ["JSON quoted as a string", JSON.stringify(json), ["result"]],
    ["two objects in a row", `${json}\n\n${JSON.stringify(block)}`, ["result", "tool_result"]],
    [
      "a server-sent event stream",
      `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", id: 1, result })}\n\n`,
      ["result"],
    ],
    ["plain text", "Operation failed", ["text"]],
    ["a tool's own JSON", '{"status":"error","message":"paper not found"}', ["text"]],
    ["nothing", " \n ", []],
  ])("reads %s", (_what, text, kinds) => {
    expect(parseInput(text).map((item) => item.kind)).toEqual(kinds);
  });

  it("finds the results in a transcript and names their tools", () => {
    const messages = [
      { role: "user", content: "hi" },
      { role: "assistant", content: [{ type: "tool_use", id: "t1", name: "lookup", input: { id: "A-1" } }] },
      { role: "user", content: [block] },
    ];
    for (const text of [
      JSON.stringify(messages),
      JSON.stringify({ messages }),
      messages.map((m) => JSON.stringify(m)).join("\n"),
    ]) {
      const items = parseInput(text);
      expect(items).toHaveLength(1);
      expect(items[0]?.context).toMatchObject({ toolName: "lookup", input: { id: "A-1" } });
    }
    const jsonl = messages
      .map((message) => JSON.stringify({ type: message.role, message, uuid: "u" }))
      .join("\n");
    expect(parseInput(jsonl)).toHaveLength(1);
  });

  it("reads other vendors' transcripts", () => {
    const openAi = [
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", function: { name: "lookup", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c1", content: "Error: disk full" },
    ];
    expect(parseInput(JSON.stringify(openAi))[0]?.context.toolName).toBe("lookup");
    const langChain = [
      { type: "tool", name: "lookup", status: "error", content: "disk full", tool_call_id: "c1" },
    ];
    expect(parseInput(JSON.stringify(langChain))[0]?.frame).toMatchObject({ is_error: true });
  });

  it("bounds the number of results", () => {
    expect(itemsFromValue(Array.from({ length: MAX_ITEMS * 2 }, () => result))).toHaveLength(MAX_ITEMS);
  });
});

describe("hostile input", () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  it.each([
    ["deep arrays", deep(100_000)],
    ["deep objects", `${'{"content":'.repeat(50_000)}1${"}".repeat(50_000)}`],
    ["unclosed brackets", "{[".repeat(200_000)],
    [
      "prototype keys",
      '{"__proto__":{"isError":true},"constructor":{"prototype":{}},"content":[{"type":"text","text":"{\\"__proto__\\":{\\"status\\":\\"error\\"}}"}]}',
    ],
    [
      "not-a-number",
      '{"content":[{"type":"text","text":"{\\"score\\": NaN, \\"max\\": -Infinity}"}],"isError":true}',
    ],
    ["lone surrogates", '{"content":[{"type":"text","text":"\\ud800 error \\udfff"}],"isError":true}'],
    ["a long text without end", `Error: ${"a ".repeat(200_000)}`],
    ["many spaces", `failed${" ".repeat(300_000)}x`],
    ["many quotes", '"'.repeat(100_000)],
    ["many slashes", `/srv/${"/a".repeat(200_000)}`],
    ["many dots", `${"a.".repeat(200_000)}Error(`],
    ["many digits", "1 of ".repeat(100_000)],
    ["wrong types", '{"content":[null,1,"x",{"type":5,"text":{}}],"isError":"yes","structuredContent":7}'],
    ["an error without shape", '{"jsonrpc":"2.0","error":null}'],
  ])("survives %s", (_what, text) => {
    for (const wrapped of [
      text,
      JSON.stringify({ content: [{ type: "text", text }], isError: true }),
      JSON.stringify({ content: [{ type: "text", text }] }),
    ]) {
      for (const item of parseInput(wrapped))
        expect(["A", "B", "C", "D", "F"]).toContain(auditItem(item).grade);
    }
    expect(Object.hasOwn(Object.prototype, "isError")).toBe(false);
  });

  it("never throws on any JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, flagged) => {
        const frames = [
          value,
          { content: value, isError: flagged },
          { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value },
          { jsonrpc: "2.0", error: value },
        ];
        for (const frame of frames) {
          auditItem({ kind: "result", frame, base: "", context: {} });
          for (const item of itemsFromValue(frame)) auditItem(item);
        }
      }),
    );
  });

  it("never throws on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        for (const item of parseInput(text)) auditItem(item);
      }),
    );
  });
});
