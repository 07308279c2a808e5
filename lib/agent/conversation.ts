import type Anthropic from "@anthropic-ai/sdk";
import type { Verdict } from "@/lib/domain/recovery";
import type { RunEventDraft, ToolDefinition } from "@/lib/domain/run-event";
import type { HostPolicy } from "@/lib/domain/run-request";
import type { AgentDeps } from "./agent-deps";
import { decideByCalls, decideByReply } from "./decisions";
import { judgeUnaidedText, worstVerdict } from "./judge";
import type { Limits } from "./limits";
import type { McpConnection } from "./mcp-connection";
import { type AssembledMessage, MessageAccumulator, type ToolUse } from "./message-accumulator";
import type { MessageParams, ModelClient, RequestHooks } from "./model-client";
import type { PendingResult } from "./pending-result";
import { RunFailure } from "./run-failure";
import { thinkingFor } from "./thinking";
import { ToolCaller } from "./tool-calls";

export type ConversationContext = AgentDeps & {
  agentId: string;
  /** The model that judges replies; its requests are recorded as those of the agent `judge` and not counted. */
  judge?: ModelClient;
  limits: Limits;
  system: string;
  prompt: string;
  maxTurns: number;
  hostPolicy: HostPolicy;
  connection: McpConnection;
  /** The connection's tools as the model is told of them. */
  tools: ToolDefinition[];
  record: (draft: RunEventDraft) => void;
};

/**
 * Model and tools in turns, until the model gives its final reply.
 * @returns the verdict on the run
 * @throws RunFailure at a bound, a refusal or a protocol error; whatever the Anthropic SDK throws; the signal's reason.
 */
export async function converse(context: ConversationContext): Promise<Verdict> {
  const { agentId, record, limits, prompt, maxTurns, signal } = context;
  const messages: Anthropic.MessageParam[] = [{ role: "user", content: prompt }];
  const caller = new ToolCaller(context);
  const verdicts: Verdict[] = [];
  let pending: PendingResult[] = [];
  let tokens = 0;

  for (let turn = 1; turn <= maxTurns; turn++) {
    const message = await runTurn(context, messages, turn);
    tokens += message.inputTokens + message.outputTokens;
    if (message.content.length > 0) messages.push({ role: "assistant", content: message.content });
    if (message.stopReason === "pause_turn") continue;
    refuseUnfinished(message);

    if (message.toolUses.length === 0) {
      const reply = { prompt, text: message.text, pending };
      const decisions = await decideByReply(reply, context.judgeReply, {
        model: context.judge ?? context.model,
        signal,
      });
      for (const decision of decisions) record({ type: "decision", agentId, ...decision });
      verdicts.push(...decisions.map((decision) => decision.verdict));
      if (verdicts.length === 0) verdicts.push(judgeUnaidedText(message.text));
      return worstVerdict(verdicts);
    }

    const { decisions, still } = decideByCalls(pending, message.toolUses);
    for (const decision of decisions) record({ type: "decision", agentId, ...decision });
    verdicts.push(...decisions.map((decision) => decision.verdict));
    pending = still;
    if (tokens > limits.maxTotalTokens) {
      throw RunFailure.of("token_limit", `The run was ended after ${tokens} tokens.`);
    }
    // All results of one turn go back in one user message, in the order of the calls.
    const results = await callAll(caller, message.toolUses, pending, context.parallelCalls ?? 1);
    messages.push({ role: "user", content: results.map(({ block }) => block) });
    pending = [...pending, ...results];
  }
  throw RunFailure.of("turn_limit", `The run was ended after ${maxTurns} turns without a final reply.`);
}

/** Calls tools, `parallel` at a time. The results stand in the order of the calls. */
async function callAll(
  caller: ToolCaller,
  uses: readonly ToolUse[],
  pending: readonly PendingResult[],
  parallel: number,
): Promise<PendingResult[]> {
  const results: PendingResult[] = [];
  for (let start = 0; start < uses.length; start += parallel) {
    const before = [...pending, ...results];
    results.push(
      ...(await Promise.all(uses.slice(start, start + parallel).map((use) => caller.call(use, before)))),
    );
  }
  return results;
}

async function runTurn(
  context: ConversationContext,
  messages: Anthropic.MessageParam[],
  turn: number,
): Promise<AssembledMessage> {
  const { agentId, record, limits, tools } = context;
  record({ type: "turn_started", agentId, turn });
  const params: MessageParams = {
    max_tokens: limits.maxOutputTokens,
    system: context.system,
    messages,
    ...(tools.length > 0 && { tools }),
    ...thinkingFor(context.model.id),
    ...(context.userId !== undefined && { metadata: { user_id: context.userId } }),
  };
  const message = await (context.stream === false ? wholeMessage : streamedMessage)(context, params);
  for (const { id, name, input } of message.toolUses) {
    record({ type: "tool_call", agentId, toolUseId: id, name, input });
  }
  const { inputTokens, outputTokens } = message;
  record({ type: "usage", agentId, inputTokens, outputTokens });
  record({ type: "turn_finished", agentId, turn, stopReason: message.stopReason ?? "unknown" });
  return message;
}

async function streamedMessage(
  context: ConversationContext,
  params: MessageParams,
): Promise<AssembledMessage> {
  const { model, signal } = context;
  const accumulator = new MessageAccumulator();
  for await (const event of await model.stream(params, hooksOf(context))) {
    accumulator.push(event);
    if (event.type === "content_block_delta") recordDelta(context, event.delta);
  }
  // The SDK ends an aborted stream without an error.
  signal.throwIfAborted();
  return accumulator.finish();
}

/** The same events from a request that is not streamed: one delta a block. */
async function wholeMessage(context: ConversationContext, params: MessageParams): Promise<AssembledMessage> {
  const message = await context.model.create(params, hooksOf(context));
  for (const block of message.content) {
    if (block.type === "text") recordDelta(context, { type: "text_delta", text: block.text });
    else if (block.type === "thinking")
      recordDelta(context, { type: "thinking_delta", thinking: block.thinking });
  }
  return MessageAccumulator.assemble(message);
}

function recordDelta({ record, agentId }: ConversationContext, delta: Anthropic.RawContentBlockDelta): void {
  if (delta.type === "text_delta") record({ type: "text_delta", agentId, text: delta.text });
  else if (delta.type === "thinking_delta") record({ type: "thinking_delta", agentId, text: delta.thinking });
}

function hooksOf({ signal, record, agentId }: ConversationContext): RequestHooks {
  return { signal, onWait: (ms) => record({ type: "waited", agentId, ms, reason: "rate_limit" }) };
}

/** @throws RunFailure when the message is not the model's whole answer */
function refuseUnfinished(message: AssembledMessage): void {
  switch (message.stopReason) {
    case "max_tokens":
      throw RunFailure.of("output_limit", "The model's answer was cut off at its token limit.");
    case "model_context_window_exceeded":
      throw RunFailure.of("token_limit", "The conversation no longer fits the model's context window.");
    case "refusal":
      throw RunFailure.of(
        "refusal",
        message.refusal ? `The model refused: ${message.refusal}` : "The model refused to go on.",
      );
    default:
      return;
  }
}
