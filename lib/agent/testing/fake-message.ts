/** A content block of the fake's answer. */
export type FakeBlock =
  | { type: "text"; text: string }
  | { type: "thinking"; thinking: string; signature: string }
  | { type: "tool_use"; id: string; name: string; input: Record<string, unknown> };

export type FakeMessage = {
  content: FakeBlock[];
  /** `tool_use` where there is a tool call, else `end_turn`. */
  stopReason?: string;
  stopDetails?: Record<string, unknown>;
  usage?: { input_tokens: number; output_tokens: number };
};

const USAGE = { input_tokens: 100, output_tokens: 20 };

function stopReasonOf(message: FakeMessage): string {
  return message.stopReason ?? (message.content.some((b) => b.type === "tool_use") ? "tool_use" : "end_turn");
}

/** The answer as one JSON message. */
export function messageJson(model: string, message: FakeMessage): Record<string, unknown> {
  return {
    id: "msg_fake",
    type: "message",
    role: "assistant",
    model,
    content: message.content,
    stop_reason: stopReasonOf(message),
    stop_sequence: null,
    stop_details: message.stopDetails ?? null,
    usage: message.usage ?? USAGE,
  };
}

/** The answer as the events of a stream; texts and tool inputs in two deltas each. */
export function streamEvents(
  model: string,
  message: FakeMessage,
): { event: string; data: Record<string, unknown> }[] {
  const usage = message.usage ?? USAGE;
  const start = { ...messageJson(model, message), content: [], stop_reason: null, stop_details: null };
  const events: Record<string, unknown>[] = [
    { type: "message_start", message: { ...start, usage: { ...usage, output_tokens: 1 } } },
    { type: "ping" },
    ...message.content.flatMap(blockEvents),
    {
      type: "message_delta",
      delta: {
        stop_reason: stopReasonOf(message),
        stop_sequence: null,
        stop_details: message.stopDetails ?? null,
      },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: "message_stop" },
  ];
  return events.map((data) => ({ event: String(data.type), data }));
}

function blockEvents(block: FakeBlock, index: number): Record<string, unknown>[] {
  const delta = (body: Record<string, unknown>) => ({ type: "content_block_delta", index, delta: body });
  const start = (content_block: Record<string, unknown>) => ({
    type: "content_block_start",
    index,
    content_block,
  });
  const stop = { type: "content_block_stop", index };
  switch (block.type) {
    case "text":
      return [
        start({ type: "text", text: "" }),
        ...halves(block.text).map((text) => delta({ type: "text_delta", text })),
        stop,
      ];
    case "thinking":
      return [
        start({ type: "thinking", thinking: "", signature: "" }),
        ...halves(block.thinking).map((thinking) => delta({ type: "thinking_delta", thinking })),
        delta({ type: "signature_delta", signature: block.signature }),
        stop,
      ];
    case "tool_use":
      return [
        start({ type: "tool_use", id: block.id, name: block.name, input: {} }),
        ...halves(JSON.stringify(block.input)).map((json) =>
          delta({ type: "input_json_delta", partial_json: json }),
        ),
        stop,
      ];
  }
}

function halves(text: string): string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}
