// An MCP server over stdio whose one tool answers every call with the reply given in the environment, word for word.
import { createInterface } from "node:readline";

const TOOL = { name: "lookup_order", inputSchema: { type: "object", properties: {} } };
const reply = JSON.parse(process.env.REPLY ?? "{}");

function answerTo({ method, params }) {
  switch (method) {
    case "initialize":
      return {
        result: {
          protocolVersion: params.protocolVersion,
          capabilities: { tools: {} },
          serverInfo: { name: "server", version: "1" },
        },
      };
    case "tools/list":
      return { result: { tools: [TOOL] } };
    case "tools/call":
      return reply;
    case "ping":
      return { result: {} };
    default:
      return { error: { code: -32601, message: "Method not found" } };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  const message = JSON.parse(line);
  if (message.id === undefined || message.method === undefined) continue;
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: message.id, ...answerTo(message) })}\n`);
}
