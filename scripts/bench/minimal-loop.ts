import Anthropic from "@anthropic-ai/sdk";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { buildPrompt, buildSystemPrompt } from "@/lib/agent/system-prompt";
import { createVirtualClock } from "@/lib/domain/clock";
import { RUN_DEFAULTS, type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { encodeSettings, handleMessages } from "@/lib/simulator";
import { createOrdersServer } from "@/mcp-server/orders-server";

const anthropic = new Anthropic({
  apiKey: "not-needed",
  baseURL: "http://simulator.invalid",
  maxRetries: 0,
  fetch: (input, init) => handleMessages(new Request(input, init)),
});

/**
 * The shortest agent loop that makes the same calls of both SDKs: connect, list, then stream and call until the model
 * is done. No events, no bounds, no verdict. Answers the number of Messages API requests and tool calls.
 */
export async function runMinimalLoop(request: RunRequest): Promise<{ turns: number; toolCalls: number }> {
  const clock = createVirtualClock();
  const transientFailures = request.transientFailures ?? RUN_DEFAULTS.transientFailures;
  const server = createOrdersServer({ responseStyle: request.responseStyle, transientFailures, clock });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  const client = new Client({ name: "minimal", version: "1.0.0" });
  await client.connect(near);
  const { tools } = await client.listTools();
  const messages: Anthropic.MessageParam[] = [{ role: "user", content: buildPrompt(request) }];
  let toolCalls = 0;
  for (let turns = 1; ; turns++) {
    const stream = anthropic.messages.stream({
      model: SIMULATOR_MODEL,
      max_tokens: 8_192,
      system: buildSystemPrompt(request),
      tools: tools.map(({ name, description, inputSchema }) => ({
        name,
        ...(description && { description }),
        input_schema: inputSchema,
      })),
      metadata: { user_id: encodeSettings({ seed: request.seed ?? RUN_DEFAULTS.seed, overrides: {} }) },
      messages,
    });
    const reply = await stream.finalMessage();
    const uses = reply.content.filter((block) => block.type === "tool_use");
    if (uses.length === 0) {
      await client.close();
      await server.close();
      return { turns, toolCalls };
    }
    messages.push({ role: "assistant", content: reply.content });
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const { id, name, input } of uses) {
      toolCalls += 1;
      const called = await client.callTool({ name, arguments: Object(input) });
      const { content, isError } = CallToolResultSchema.parse(called);
      const text = content.flatMap((block) =>
        block.type === "text" ? [{ type: "text" as const, text: block.text }] : [],
      );
      results.push({
        type: "tool_result",
        tool_use_id: id,
        content: text,
        ...(isError && { is_error: true }),
      });
    }
    messages.push({ role: "user", content: results });
  }
}
