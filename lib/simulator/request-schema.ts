import * as z from "zod/mini";
import { toolDefinitionSchema, toolResultBlockSchema } from "@/lib/domain/run-event";
import { ApiError } from "./api-error";

const textBlock = z.looseObject({ type: z.literal("text"), text: z.string() });
const toolUseBlock = z.looseObject({
  type: z.literal("tool_use"),
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
});
const contentBlock = z.discriminatedUnion("type", [
  textBlock,
  toolUseBlock,
  z.looseObject({
    ...toolResultBlockSchema.shape,
    content: z._default(toolResultBlockSchema.shape.content, ""),
  }),
  z.looseObject({ type: z.literal("thinking"), thinking: z.string() }),
  z.looseObject({ type: z.literal("redacted_thinking") }),
  z.looseObject({ type: z.literal("image") }),
  z.looseObject({ type: z.literal("document") }),
]);

const toolChoice = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("auto"), disable_parallel_tool_use: z.optional(z.boolean()) }),
  z.looseObject({ type: z.literal("any"), disable_parallel_tool_use: z.optional(z.boolean()) }),
  z.looseObject({
    type: z.literal("tool"),
    name: z.string(),
    disable_parallel_tool_use: z.optional(z.boolean()),
  }),
  z.looseObject({ type: z.literal("none") }),
]);

/** The part of a Messages API request that the simulated model uses. Fields it has no use for are accepted and ignored. */
const requestSchema = z.looseObject({
  model: z.string().check(z.minLength(1)),
  max_tokens: z.int().check(z.minimum(1)),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(["user", "assistant", "system"]),
        content: z.union([z.string(), z.array(contentBlock)]),
      }),
    )
    .check(z.minLength(1)),
  system: z.optional(z.union([z.string(), z.array(textBlock)])),
  tools: z.optional(z.array(z.looseObject(toolDefinitionSchema.shape))),
  tool_choice: z.optional(toolChoice),
  stream: z.optional(z.boolean()),
  stop_sequences: z.optional(z.array(z.string())),
  metadata: z.optional(
    z.looseObject({ user_id: z.optional(z.nullable(z.string().check(z.maxLength(512)))) }),
  ),
  thinking: z.optional(z.looseObject({ type: z.enum(["enabled", "disabled", "adaptive", "between_tools"]) })),
});
export type MessagesRequest = z.infer<typeof requestSchema>;
export type RequestMessage = MessagesRequest["messages"][number];
export type RequestBlock = Exclude<RequestMessage["content"], string>[number];

/** Sampling parameters, which API version 2026-10-21 refuses. */
const REFUSED = ["temperature", "top_p", "top_k"] as const;

/** Parses a request body. @throws ApiError (400) that names the first bad field. */
export function parseRequest(body: string): MessagesRequest {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    throw invalid(
      `The request body is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    );
  }
  if (typeof json === "object" && json !== null) {
    const refused = REFUSED.find((name) => name in json);
    if (refused) throw invalid(`${refused}: sampling parameters are not supported by this model`);
  }
  const parsed = z.safeParse(requestSchema, json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "is not valid"}`);
  }
  checkConversation(parsed.data);
  return parsed.data;
}

/** The API's rules across messages: who begins, and that every tool use is answered at once and first. */
function checkConversation({ messages, tools, tool_choice }: MessagesRequest): void {
  if (messages[0]?.role === "assistant") throw invalid("messages: first message must use the user role");
  let open = new Set<string>();
  for (const [index, { role, content }] of messages.entries()) {
    const blocks = typeof content === "string" ? [] : content;
    const answered = new Set<string>();
    let resultsOver = false;
    for (const [at, block] of blocks.entries()) {
      const path = `messages.${index}.content.${at}`;
      if (block.type === "tool_use" && role !== "assistant")
        throw invalid(`${path}: tool_use belongs to the assistant role`);
      if (block.type !== "tool_result") {
        resultsOver = true;
        continue;
      }
      if (role !== "user") throw invalid(`${path}: tool_result belongs to the user role`);
      if (answered.has(block.tool_use_id)) throw invalid(`${path}: ${block.tool_use_id} is answered twice`);
      if (!open.has(block.tool_use_id)) {
        throw invalid(`${path}: no tool_use with id ${block.tool_use_id} in the previous message`);
      }
      if (resultsOver) throw invalid(`${path}: tool_result blocks must come first in a message`);
      answered.add(block.tool_use_id);
    }
    const missing = [...open].filter((id) => !answered.has(id));
    if (missing.length > 0) {
      throw invalid(
        `messages.${index}: tool_use ids without a tool_result right after: ${missing.join(", ")}`,
      );
    }
    open = new Set(blocks.flatMap((block) => (block.type === "tool_use" ? [block.id] : [])));
  }
  if (open.size > 0) {
    throw invalid(`messages: tool_use ids without a tool_result right after: ${[...open].join(", ")}`);
  }
  if (tool_choice?.type === "tool" && !tools?.some((tool) => tool.name === tool_choice.name)) {
    throw invalid(`tool_choice.name: no tool is called ${tool_choice.name}`);
  }
}

const invalid = (message: string) => new ApiError("invalid_request_error", message);
