import { assertNever } from "@/lib/domain/assert-never";
import type { MessagesRequest } from "./request-schema";
import { estimateTokens, firstTokens } from "./tokens";

/** One block of a reply before it has ids. */
export type PlannedBlock =
  | { type: "thinking"; thinking: string }
  | { type: "text"; text: string }
  | { type: "tool_use"; name: string; input: Record<string, unknown> };

/** One content block of a reply, as the API sends it. */
export type ContentBlock =
  | { type: "thinking"; thinking: string; signature: string }
  | { type: "text"; text: string; citations: null }
  | {
      type: "tool_use";
      id: string;
      name: string;
      input: Record<string, unknown>;
      caller: { type: "direct" };
    };

/** A whole reply: the `Message` of the Messages API. */
export interface Message {
  id: string;
  type: "message";
  role: "assistant";
  model: string;
  content: ContentBlock[];
  container: null;
  diagnostics: null;
  stop_details: null;
  stop_reason: "end_turn" | "tool_use" | "max_tokens" | "stop_sequence";
  stop_sequence: string | null;
  usage: Usage;
}

export type Usage = ReturnType<typeof usageOf>;

/** The model name in every reply, whatever name was asked for: this is never Claude. */
export const MODEL_NAME = "simulator";

/**
 * Puts a reply together within `max_tokens`: text and thinking are cut, a tool use that does not fit is left out. Ids derive from `fingerprint`,
 * a hash of the request, so that the same request gives the same bytes.
 */
export function assembleMessage(
  planned: readonly PlannedBlock[],
  request: MessagesRequest,
  fingerprint: string,
  inputTokens: number,
): Message {
  const content: ContentBlock[] = [];
  let left = request.max_tokens;
  let stop: Pick<Message, "stop_reason" | "stop_sequence"> = { stop_reason: "end_turn", stop_sequence: null };
  let thinkingTokens = 0;
  for (const [index, wanted] of planned.entries()) {
    const stopped = wanted.type === "text" ? stopAt(wanted.text, request.stop_sequences) : undefined;
    const block: PlannedBlock = stopped ? { type: "text", text: stopped.text } : wanted;
    const cost = tokensOf(block);
    const fitting = cost <= left ? block : cutTo(block, left);
    if (fitting) {
      content.push(withIds(fitting, `${fingerprint}${index}`));
      if (fitting.type === "thinking") thinkingTokens += tokensOf(fitting);
    }
    left -= Math.min(cost, left);
    if (fitting !== block) {
      stop = { stop_reason: "max_tokens", stop_sequence: null };
      break;
    }
    if (stopped) {
      stop = { stop_reason: "stop_sequence", stop_sequence: stopped.sequence };
      break;
    }
    if (block.type === "tool_use") stop = { stop_reason: "tool_use", stop_sequence: null };
  }
  return {
    id: `msg_sim_${fingerprint}`,
    type: "message",
    role: "assistant",
    model: MODEL_NAME,
    content,
    container: null,
    diagnostics: null,
    stop_details: null,
    ...stop,
    usage: usageOf(inputTokens, Math.max(1, request.max_tokens - left), thinkingTokens),
  };
}

export function usageOf(input_tokens: number, output_tokens: number, thinking_tokens: number) {
  return {
    input_tokens,
    output_tokens,
    output_tokens_details: { thinking_tokens },
    cache_creation: null,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    inference_geo: null,
    server_tool_use: null,
    service_tier: "standard" as const,
    speed: null,
  };
}

function stopAt(
  text: string,
  sequences: readonly string[] = [],
): { text: string; sequence: string } | undefined {
  let first: { at: number; sequence: string } | undefined;
  for (const sequence of sequences) {
    const at = sequence === "" ? -1 : text.indexOf(sequence);
    if (at >= 0 && at < (first?.at ?? Number.POSITIVE_INFINITY)) first = { at, sequence };
  }
  return first && { text: text.slice(0, first.at), sequence: first.sequence };
}

function tokensOf(block: PlannedBlock): number {
  switch (block.type) {
    case "thinking":
      return estimateTokens(block.thinking);
    case "text":
      return estimateTokens(block.text);
    case "tool_use":
      return estimateTokens(block.name) + estimateTokens(JSON.stringify(block.input)) + 8;
    default:
      return assertNever(block);
  }
}

function cutTo(block: PlannedBlock, tokens: number): PlannedBlock | undefined {
  if (block.type === "tool_use" || tokens <= 0) return undefined;
  return block.type === "text"
    ? { type: "text", text: firstTokens(block.text, tokens) }
    : { type: "thinking", thinking: firstTokens(block.thinking, tokens) };
}

function withIds(block: PlannedBlock, id: string): ContentBlock {
  switch (block.type) {
    case "thinking":
      return { ...block, signature: `sim.${id}` };
    case "text":
      return { ...block, citations: null };
    case "tool_use":
      return {
        type: "tool_use",
        id: `toolu_sim_${id}`,
        name: block.name,
        input: block.input,
        caller: { type: "direct" },
      };
    default:
      return assertNever(block);
  }
}
