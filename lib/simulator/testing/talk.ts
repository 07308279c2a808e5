import * as z from "zod/mini";
import type { ToolDefinition } from "@/lib/domain/run-event";
import { handleMessages } from "../handle-messages";
import { encodeSettings } from "../settings";

const messageSchema = z.object({
  stop_reason: z.string(),
  content: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() }),
      z.object({ type: z.literal("text"), text: z.string() }),
      z.object({
        type: z.literal("tool_use"),
        id: z.string(),
        name: z.string(),
        input: z.record(z.string(), z.unknown()),
      }),
    ]),
  ),
});

/** What a hand-made tool answers: a success's text, or an error's. */
export type Answer = { text: string; isError?: boolean };

/** A conversation with hand-made tools, and what came of it. */
export interface Talk {
  calls: string[];
  thinking: string;
  /** The reply to each of the customer's messages. */
  replies: string[];
}

/** Talks to the simulated model in plain HTTP terms, answering its tool calls by `answer`. */
export async function talk(
  asked: string | readonly string[],
  tools: readonly ToolDefinition[],
  answer: (name: string, input: Record<string, unknown>, count: number) => Answer,
  { seed = 1, system = "" }: { seed?: number; system?: string } = {},
): Promise<Talk> {
  const messages: unknown[] = [];
  const result: Talk = { calls: [], thinking: "", replies: [] };
  for (const content of typeof asked === "string" ? [asked] : asked) {
    messages.push({ role: "user", content });
    for (let turn = 0; turn < 20; turn++) {
      const body = {
        model: "simulator",
        max_tokens: 4000,
        system,
        tools,
        messages,
        metadata: { user_id: encodeSettings({ seed }) },
      };
      const response = await handleMessages(
        new Request("http://localhost/v1/messages", {
          method: "POST",
          headers: { authorization: "Bearer any" },
          body: JSON.stringify(body),
        }),
      );
      const message = z.parse(messageSchema, await response.json());
      messages.push({ role: "assistant", content: message.content });
      const results: unknown[] = [];
      for (const block of message.content) {
        if (block.type === "thinking") result.thinking += block.thinking;
        if (block.type === "text") result.replies.push(block.text);
        if (block.type !== "tool_use") continue;
        result.calls.push(`${block.name} ${Object.values(block.input).join(" ")}`);
        const { text, isError } = answer(block.name, block.input, result.calls.length);
        results.push({
          type: "tool_result",
          tool_use_id: block.id,
          ...(isError && { is_error: true }),
          content: [{ type: "text", text }],
        });
      }
      if (message.stop_reason !== "tool_use") break;
      messages.push({ role: "user", content: results });
    }
  }
  return result;
}
