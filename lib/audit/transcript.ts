import { isObject, type JsonObject, own } from "./json";
import type { AuditContext, AuditItem } from "./types";

/** Whether a value is one message of a transcript: Messages API, Claude Code's JSONL, OpenAI or LangChain. */
export function looksLikeMessage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const type = own(value, "type");
  if (
    typeof own(value, "role") === "string" &&
    (Object.hasOwn(value, "content") || Object.hasOwn(value, "tool_calls"))
  ) {
    return true;
  }
  if (isObject(own(value, "message")) && (type === "user" || type === "assistant")) return true;
  return (
    type === "function_call_output" ||
    type === "function_call" ||
    (type === "tool" && Object.hasOwn(value, "content"))
  );
}

type Call = { toolName: string; input: unknown };

/** Every tool result in a transcript, each with the tool's name and arguments where the call is in it too. */
export function itemsFromMessages(messages: readonly unknown[], context: AuditContext): AuditItem[] {
  const calls = new Map<string, Call>();
  const items: AuditItem[] = [];
  for (const entry of messages) {
    if (!isObject(entry)) continue;
    const inner = own(entry, "message");
    const message = isObject(inner) ? inner : entry;
    noteOpenAiCalls(message, calls);
    const foreign = foreignResult(message, calls, context);
    if (foreign) items.push(foreign);
    const content = own(message, "content");
    if (!Array.isArray(content)) continue;
    for (const block of content) {
      if (!isObject(block)) continue;
      if (own(block, "type") === "tool_use")
        noteCall(calls, own(block, "id"), own(block, "name"), own(block, "input"));
      if (own(block, "type") === "tool_result") {
        items.push({
          kind: "tool_result",
          frame: block,
          base: "",
          context: { ...context, ...known(calls, own(block, "tool_use_id")) },
        });
      }
    }
  }
  return items;
}

function noteCall(calls: Map<string, Call>, id: unknown, name: unknown, input: unknown): void {
  if (typeof id === "string" && typeof name === "string") calls.set(id, { toolName: name, input });
}

function known(calls: Map<string, Call>, id: unknown): Call | undefined {
  return typeof id === "string" ? calls.get(id) : undefined;
}

function noteOpenAiCalls(message: JsonObject, calls: Map<string, Call>): void {
  if (own(message, "type") === "function_call") {
    noteCall(calls, own(message, "call_id"), own(message, "name"), own(message, "arguments"));
  }
  const toolCalls = own(message, "tool_calls");
  if (!Array.isArray(toolCalls)) return;
  for (const call of toolCalls) {
    if (!isObject(call)) continue;
    const fn = own(call, "function");
    const from = isObject(fn) ? fn : call;
    noteCall(calls, own(call, "id"), own(from, "name"), own(from, "arguments") ?? own(from, "args"));
  }
}

/** A result in another vendor's transcript, as the `tool_result` block that it corresponds to. */
function foreignResult(
  message: JsonObject,
  calls: Map<string, Call>,
  context: AuditContext,
): AuditItem | undefined {
  const isTool = own(message, "role") === "tool" || own(message, "type") === "tool";
  const isOutput = own(message, "type") === "function_call_output";
  if (!isTool && !isOutput) return undefined;
  const content = own(message, isOutput ? "output" : "content");
  if (Array.isArray(content) && content.some((b) => isObject(b) && own(b, "type") === "tool_result"))
    return undefined;
  const id = own(message, "tool_call_id") ?? own(message, "call_id");
  const name = own(message, "name");
  const frame = {
    type: "tool_result",
    tool_use_id: typeof id === "string" ? id : "",
    content,
    ...(own(message, "status") === "error" ? { is_error: true } : {}),
  };
  return {
    kind: "tool_result",
    frame,
    base: "",
    context: { ...context, ...(typeof name === "string" ? { toolName: name } : {}), ...known(calls, id) },
  };
}
