import * as z from "zod/mini";
import { decisionSchema, metricsSchema, VERDICTS } from "./recovery";
import { runErrorSchema } from "./run-error";
import { runRequestSchema } from "./run-request";

/** Fields of every event. */
const base = {
  /** 0, 1, 2, … without gaps over the whole stream. */
  seq: z.int().check(z.minimum(0)),
  /** Milliseconds since the run started, on the run's clock (simulated waits count in full). */
  at: z.number().check(z.minimum(0)),
  /** `main` in the lab; `coordinator` and `subagent-n` in the multi-agent lab. */
  agentId: z.string(),
};

/** A `tool_result` block exactly as it is sent to the Messages API. */
export const toolResultBlockSchema = z.object({
  type: z.literal("tool_result"),
  tool_use_id: z.string(),
  is_error: z.optional(z.boolean()),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
});
export type ToolResultBlock = z.infer<typeof toolResultBlockSchema>;

/** A tool as the model is told of it. */
export const toolDefinitionSchema = z.object({
  name: z.string(),
  description: z.optional(z.string()),
  input_schema: z.looseObject({ type: z.literal("object") }),
});
export type ToolDefinition = z.infer<typeof toolDefinitionSchema>;

/** Everything that can happen in a run, in the order in which it happened. */
export const runEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("run_started"),
    ...base,
    runId: z.string(),
    request: runRequestSchema,
    model: z.object({ id: z.string(), simulated: z.boolean() }),
    /** The system prompt and the tools, word for word. */
    system: z.string(),
    tools: z.array(toolDefinitionSchema),
    /** The first user message, word for word. */
    prompt: z.string(),
  }),
  z.object({ type: z.literal("turn_started"), ...base, turn: z.int() }),
  z.object({ type: z.literal("thinking_delta"), ...base, text: z.string() }),
  z.object({ type: z.literal("text_delta"), ...base, text: z.string() }),
  z.object({
    type: z.literal("tool_call"),
    ...base,
    toolUseId: z.string(),
    name: z.string(),
    input: z.record(z.string(), z.unknown()),
  }),
  z.object({
    type: z.literal("wire_frame"),
    ...base,
    /** `mcp`: one JSON-RPC message. `messages`: one Messages API request, or one response with its raw SSE events. */
    channel: z.enum(["mcp", "messages"]),
    direction: z.enum(["sent", "received"]),
    body: z.unknown(),
  }),
  z.object({ type: z.literal("tool_result"), ...base, toolUseId: z.string(), block: toolResultBlockSchema }),
  z.object({ type: z.literal("decision"), ...base, ...decisionSchema.shape }),
  z.object({
    type: z.literal("waited"),
    ...base,
    ms: z.number(),
    /** `retry_after`: the host honoured a delay before an identical call. `server`: the tool call itself took that long. */
    reason: z.enum(["retry_after", "server", "rate_limit"]),
    toolUseId: z.optional(z.string()),
  }),
  z.object({ type: z.literal("usage"), ...base, inputTokens: z.number(), outputTokens: z.number() }),
  z.object({ type: z.literal("turn_finished"), ...base, turn: z.int(), stopReason: z.string() }),
  z.object({
    type: z.literal("run_finished"),
    ...base,
    verdict: z.enum(VERDICTS),
    metrics: metricsSchema,
  }),
  z.object({ type: z.literal("run_failed"), ...base, error: runErrorSchema, metrics: metricsSchema }),
]);
export type RunEvent = z.infer<typeof runEventSchema>;

/** The event of one type, e.g. `RunEventOf<"decision">`. */
export type RunEventOf<T extends RunEvent["type"]> = Extract<RunEvent, { type: T }>;

/** An event before the run's recorder numbers and times it. */
export type RunEventDraft = RunEvent extends infer E
  ? E extends RunEvent
    ? Omit<E, "seq" | "at">
    : never
  : never;
