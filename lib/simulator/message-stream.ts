import { assertNever } from "@/lib/domain/assert-never";
import { encodeSse } from "@/lib/streaming/sse";
import { type ContentBlock, type Message, usageOf } from "./message";

/** Characters in one delta: long enough to be cheap, short enough to be seen arriving. */
const DELTA = 48;

/**
 * The events of one reply in the order of the Messages API, grouped as they are sent: one chunk opens the message, one holds the rest, which is known at once.
 */
export function* streamChunks(message: Message): Generator<string> {
  const { input_tokens } = message.usage;
  const opening: Omit<Message, "stop_reason"> & { stop_reason: null } = {
    ...message,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: usageOf(input_tokens, 1, 0),
  };
  yield event({ type: "message_start", message: opening }) + event({ type: "ping" });
  let chunk = "";
  for (const [index, block] of message.content.entries()) {
    chunk += event({ type: "content_block_start", index, content_block: started(block) });
    for (const delta of deltas(block)) chunk += event({ type: "content_block_delta", index, delta });
    chunk += event({ type: "content_block_stop", index });
  }
  const { stop_reason, stop_sequence, usage } = message;
  chunk += event({
    type: "message_delta",
    delta: { stop_reason, stop_sequence, stop_details: null, container: null },
    usage: {
      input_tokens,
      output_tokens: usage.output_tokens,
      output_tokens_details: usage.output_tokens_details,
      cache_creation_input_tokens: usage.cache_creation_input_tokens,
      cache_read_input_tokens: usage.cache_read_input_tokens,
      server_tool_use: null,
    },
  });
  yield chunk + event({ type: "message_stop" });
}

/** A body that hands out one chunk at a time and fails as soon as `signal` aborts, where there is one. */
export function streamBody(message: Message, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const chunks = streamChunks(message);
  const utf8 = new TextEncoder();
  let onAbort: (() => void) | undefined;
  const release = () => {
    if (onAbort) signal?.removeEventListener("abort", onAbort);
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (!signal) return;
      onAbort = () => controller.error(signal.reason);
      if (signal.aborted) onAbort();
      else signal.addEventListener("abort", onAbort, { once: true });
    },
    pull(controller) {
      const next = chunks.next();
      if (!next.done) controller.enqueue(utf8.encode(next.value));
      else {
        release();
        controller.close();
      }
    },
    cancel: release,
  });
}

function event(data: { type: string } & Record<string, unknown>): string {
  return encodeSse({ event: data.type, data: JSON.stringify(data) });
}

/** The block as it stands before its deltas. */
function started(block: ContentBlock): Record<string, unknown> {
  switch (block.type) {
    case "thinking":
      return { ...block, thinking: "", signature: "" };
    case "text":
      return { ...block, text: "" };
    case "tool_use":
      return { ...block, input: {} };
    default:
      return assertNever(block);
  }
}

function* deltas(block: ContentBlock): Generator<Record<string, unknown>> {
  switch (block.type) {
    case "thinking":
      for (const thinking of pieces(block.thinking)) yield { type: "thinking_delta", thinking };
      yield { type: "signature_delta", signature: block.signature };
      return;
    case "text":
      for (const text of pieces(block.text)) yield { type: "text_delta", text };
      return;
    case "tool_use":
      for (const partial_json of pieces(JSON.stringify(block.input)))
        yield { type: "input_json_delta", partial_json };
      return;
    default:
      assertNever(block);
  }
}

/** Cuts a text without splitting a surrogate pair. */
function* pieces(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    let end = Math.min(text.length, from + DELTA);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end += 1;
    yield text.slice(from, end);
    from = end;
  }
}
