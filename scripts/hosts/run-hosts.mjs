// Runs real hosts over given replies: reads [{ "result": … } | { "error": … }] from standard input, writes what each host
// shows the model of each, as [{ [hostId]: { shown, flagged } }].
import { fileURLToPath } from "node:url";
import { createMCPClient } from "@ai-sdk/mcp";
import { loadMcpTools } from "@langchain/mcp-adapters";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { MCPServerStdio, mcpToFunctionTool, RunContext } from "@openai/agents-core";

const TOOL = { name: "lookup_order", inputSchema: { type: "object", properties: {} } };

/** A transport to a server that answers every call with `reply`, word for word. */
async function serverThatReplies(reply) {
  const [client, server] = InMemoryTransport.createLinkedPair();
  server.onmessage = async ({ id, method, params }) => {
    if (id === undefined) return;
    const answer = (body) => server.send({ jsonrpc: "2.0", id, ...body });
    if (method === "initialize") {
      await answer({
        result: {
          protocolVersion: params.protocolVersion,
          capabilities: { tools: {} },
          serverInfo: { name: "s", version: "1" },
        },
      });
    } else if (method === "tools/list") await answer({ result: { tools: [TOOL] } });
    else await answer(reply);
  };
  await server.start();
  return client;
}

async function connected(reply) {
  const client = new Client({ name: "c", version: "1" });
  await client.connect(await serverThatReplies(reply));
  return client;
}

const textOf = (blocks) =>
  typeof blocks === "string" ? blocks : blocks.map((block) => block.text ?? JSON.stringify(block)).join("\n");

const hosts = {
  async "langchain-js"(reply) {
    const [tool] = await loadMcpTools("server", await connected(reply));
    try {
      return {
        shown: textOf((await tool.invoke({ type: "tool_call", id: "1", name: TOOL.name, args: {} })).content),
        flagged: false,
      };
    } catch (error) {
      // The adapter throws; LangGraph's tool node shows the message.
      return { shown: error.message.replace("'server'", "'<server>'"), flagged: true };
    }
  },
  async "vercel-ai-sdk"(reply) {
    const client = await createMCPClient({ transport: await serverThatReplies(reply) });
    const tool = (await client.tools())[TOOL.name];
    try {
      const output = await tool.execute({}, { toolCallId: "1", messages: [] });
      const seen = await tool.toModelOutput({ output, toolCallId: "1", input: {} });
      return { shown: textOf(seen.value), flagged: seen.type.startsWith("error") };
    } catch (error) {
      return { shown: error.message, flagged: true };
    }
  },
  async "openai-agents-js"(reply) {
    const server = new MCPServerStdio({
      name: "server",
      command: process.execPath,
      args: [fileURLToPath(new URL("reply-server.mjs", import.meta.url))],
      env: { REPLY: JSON.stringify(reply) },
    });
    await server.connect();
    const [listed] = await server.listTools();
    const output = await mcpToFunctionTool(listed, server, false).invoke(new RunContext({}), "{}");
    await server.close();
    return {
      shown: textOf(Array.isArray(output) || typeof output === "string" ? output : [output]),
      flagged: "error" in reply,
    };
  },
};

let input = "";
for await (const chunk of process.stdin.setEncoding("utf8")) input += chunk;
const seen = [];
for (const reply of JSON.parse(input)) {
  const entries = Object.entries(hosts).map(async ([id, run]) => [id, await run(reply)]);
  seen.push(Object.fromEntries(await Promise.all(entries)));
}
process.stdout.write(JSON.stringify(seen));
process.exit(0);
