import type Anthropic from "@anthropic-ai/sdk";
import { RunFailure } from "./run-failure";

/** A tool call the model asks for. */
export type ToolUse = { id: string; name: string; input: Record<string, unknown> };

/** One whole model message, put together from its stream. */
export type AssembledMessage = {
  /** Every block as the API gave it, thinking and signatures included: it goes back unchanged in the next request. */
  content: Anthropic.ContentBlock[];
  toolUses: ToolUse[];
  text: string;
  stopReason: Anthropic.StopReason | null;
  refusal?: string;
  inputTokens: number;
  outputTokens: number;
};

/** Puts the events of one streamed message together. */
export class MessageAccumulator {
  readonly #content: Anthropic.ContentBlock[] = [];
  readonly #json: string[] = [];
  #stopReason: Anthropic.StopReason | null = null;
  #refusal: string | undefined;
  #inputTokens = 0;
  #outputTokens = 0;
  #stopped = false;

  push(event: Anthropic.RawMessageStreamEvent): void {
    switch (event.type) {
      case "message_start":
        this.#count(event.message.usage);
        return;
      case "content_block_start":
        this.#content[event.index] = { ...event.content_block };
        return;
      case "content_block_delta":
        this.#delta(event.index, event.delta);
        return;
      case "message_delta":
        this.#stopReason = event.delta.stop_reason;
        this.#refusal = event.delta.stop_details?.explanation ?? undefined;
        this.#count(event.usage);
        return;
      case "message_stop":
        this.#stopped = true;
        return;
      default:
        // content_block_stop says nothing new, and a reader must ignore event types it does not know.
        return;
    }
  }

  /** @throws RunFailure when the stream ended too early, or a tool call's input is no JSON object. */
  finish(): AssembledMessage {
    if (!this.#stopped)
      throw RunFailure.of("connection_lost", "The model's answer was cut off before its end.");
    const content = this.#content.filter((block) => block !== undefined);
    const cut = this.#stopReason === "max_tokens" || this.#stopReason === "refusal";
    const toolUses = cut ? [] : this.#toolUses();
    return {
      content,
      toolUses,
      text: content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n"),
      stopReason: this.#stopReason,
      ...(this.#refusal !== undefined && { refusal: this.#refusal }),
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
    };
  }

  #delta(index: number, delta: Anthropic.RawContentBlockDelta): void {
    const block = this.#content[index];
    if (delta.type === "text_delta" && block?.type === "text") block.text += delta.text;
    else if (delta.type === "thinking_delta" && block?.type === "thinking") block.thinking += delta.thinking;
    else if (delta.type === "signature_delta" && block?.type === "thinking")
      block.signature = delta.signature;
    else if (delta.type === "input_json_delta") {
      this.#json[index] = (this.#json[index] ?? "") + delta.partial_json;
    }
  }

  /** Takes a whole message, from a request that was not streamed. @throws RunFailure as `finish` does */
  static assemble(message: Anthropic.Message): AssembledMessage {
    const whole = new MessageAccumulator();
    whole.#content.push(...message.content);
    whole.#stopReason = message.stop_reason;
    whole.#refusal = message.stop_details?.explanation ?? undefined;
    whole.#count(message.usage);
    whole.#stopped = true;
    return whole.finish();
  }

  #toolUses(): ToolUse[] {
    return this.#content.flatMap((block, index) => {
      if (block?.type !== "tool_use") return [];
      const input = parseInput(this.#json[index], block.input);
      if (!input) {
        throw RunFailure.of(
          "api_error",
          `The model's call of ${block.name} carries input that is no JSON object.`,
        );
      }
      block.input = input;
      return [{ id: block.id, name: block.name, input }];
    });
  }

  // Counts in message_delta are cumulative; gateways leave some out.
  #count(usage: Partial<Anthropic.Usage> | Anthropic.MessageDeltaUsage | undefined): void {
    if (!usage) return;
    if (typeof usage.input_tokens === "number") {
      this.#inputTokens =
        usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0);
    }
    this.#outputTokens = usage.output_tokens ?? this.#outputTokens;
  }
}

function parseInput(json: string | undefined, initial: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = json ? JSON.parse(json) : initial;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
