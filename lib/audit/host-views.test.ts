import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import Anthropic from "@anthropic-ai/sdk";
import { mcpTool } from "@anthropic-ai/sdk/helpers/beta/mcp";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { auditItem } from "./audit";
import { hostViews } from "./host-views";
import { itemFromObject } from "./parse-input";

type Shown = { shown: string; flagged: boolean };

const structured = { errorCategory: "transient", isRetryable: true, message: "timed out" };
/** Replies that tell the hosts apart. */
const REPLIES = [
  { result: { content: [{ type: "text", text: "one" }], isError: true } },
  {
    result: {
      content: [
        { type: "text", text: "one" },
        { type: "text", text: "two" },
      ],
      structuredContent: structured,
      isError: true,
    },
  },
  { result: { content: [{ type: "text", text: "fine" }] } },
  { result: { content: [{ type: "text", text: "summary" }], structuredContent: { orders: 3 } } },
  { error: { code: -32603, message: "Internal error", data: { detail: "no billing address" } } },
];

function expected(reply: Record<string, unknown>, host: string): Shown {
  const item = itemFromObject({ jsonrpc: "2.0", id: 1, ...reply }, { toolName: "lookup_order" });
  const view = item && hostViews(auditItem(item).view).find((one) => one.id === host);
  if (!view) throw new Error(`no view of ${host}`);
  return { shown: view.shown, flagged: view.flagged };
}

/** A client of a server that answers every call with `reply`, word for word. */
async function clientOf(reply: Record<string, unknown>): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  far.onmessage = (message) => {
    if (!("id" in message) || !("method" in message)) return;
    const initialized = {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "s", version: "1" },
    };
    const body = message.method === "initialize" ? { result: initialized } : reply;
    void far.send({ jsonrpc: "2.0", id: message.id, ...body } as Parameters<typeof far.send>[0]);
  };
  await far.start();
  const client = new Client({ name: "c", version: "1" });
  await client.connect(near);
  return client;
}

/** What Anthropic's tool runner sends back to the Messages API after one call. */
async function shownByAnthropic(reply: Record<string, unknown>): Promise<Shown> {
  const requests: { messages: { content: { content?: unknown; is_error?: boolean }[] }[] }[] = [];
  const message = (content: unknown[], stop_reason: string) =>
    Response.json({
      id: "m",
      type: "message",
      role: "assistant",
      model: "m",
      content,
      stop_reason,
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    });
  const anthropic = new Anthropic({
    apiKey: "none",
    maxRetries: 0,
    fetch: async (_url, init) => {
      requests.push(JSON.parse(String(init?.body)));
      return requests.length === 1
        ? message([{ type: "tool_use", id: "t", name: "lookup_order", input: {} }], "tool_use")
        : message([{ type: "text", text: "done" }], "end_turn");
    },
  });
  const client = await clientOf(reply);
  const tool = mcpTool(
    { name: "lookup_order", inputSchema: { type: "object" } },
    {
      callTool: async (params) => CallToolResultSchema.parse(await client.callTool(params)),
    },
  );
  await anthropic.beta.messages.toolRunner({
    model: "m",
    max_tokens: 1,
    tools: [tool],
    messages: [{ role: "user", content: "x" }],
  });
  const block = requests[1]?.messages.at(-1)?.content[0];
  const { content } = block ?? {};
  const texts = Array.isArray(content)
    ? content.map((part: { text: string }) => part.text)
    : [String(content)];
  return { shown: texts.join("\n"), flagged: block?.is_error === true };
}

describe("host views agree with the hosts", () => {
  it.each(REPLIES)("Anthropic SDK: %j", async (reply) => {
    expect(await shownByAnthropic(reply)).toEqual(expected(reply, "anthropic-sdk"));
  });

  const claudeCode = join(import.meta.dirname, "..", "..", "scripts", "hosts", "claude-code");
  // 400 MB, installed by `npm run hosts:claude-code`.
  it.skipIf(!existsSync(join(claudeCode, "node_modules")))(
    "Claude Code",
    () => {
      const image = { type: "image", data: "aGk=", mimeType: "image/png" };
      const replies = [
        ...REPLIES,
        { result: { content: [{ type: "text", text: "one" }, image], isError: true } },
        { result: { content: [], isError: true } },
      ];
      const run = spawnSync(process.execPath, [join(claudeCode, "run.mjs")], {
        input: JSON.stringify(replies),
        encoding: "utf8",
      });
      const seen: Record<string, Shown>[] = JSON.parse(run.stdout);
      expect(seen).toEqual(replies.map((reply) => ({ "claude-code": expected(reply, "claude-code") })));
    },
    300_000,
  );

  const folder = join(import.meta.dirname, "..", "..", "scripts", "hosts");
  // Heavy packages, installed by `npm run hosts`.
  describe.skipIf(!existsSync(join(folder, "node_modules")))("installed hosts", () => {
    it("LangChain, Vercel AI SDK, OpenAI Agents", { timeout: 60_000 }, () => {
      const run = spawnSync(process.execPath, [join(folder, "run-hosts.mjs")], {
        input: JSON.stringify(REPLIES),
        encoding: "utf8",
      });
      expect(run.stderr).not.toContain("Error");
      const seen: Record<string, Shown>[] = JSON.parse(run.stdout);
      for (const [index, reply] of REPLIES.entries()) {
        for (const [host, shown] of Object.entries(seen[index] ?? {})) {
          expect([host, shown]).toEqual([host, expected(reply, host)]);
        }
      }
      expect(Object.keys(seen[0] ?? {})).toEqual(["langchain-js", "vercel-ai-sdk", "openai-agents-js"]);
    });
  });
});
