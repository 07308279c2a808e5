import { extractJson } from "./extract-json";
import { isDeeperThan, isObject, MAX_AUDIT_DEPTH, MAX_DEPTH, own, parseJson, pointer } from "./json";
import { itemsFromMessages, looksLikeMessage } from "./transcript";
import type { AuditContext, AuditItem } from "./types";

/** More results than this in one paste are not looked at. */
export const MAX_ITEMS = 500;

/**
 * Cuts what can be audited out of whatever was pasted: a bare result, a JSON-RPC reply, a `tool_result` block, JSON in
 * text or in a code fence, several at once, NDJSON, a server-sent event stream, a transcript. A text without any of
 * these is taken for the text of a tool result. Never throws; empty for blank text.
 */
export function parseInput(text: string, context: AuditContext = {}): AuditItem[] {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const whole = parseJson(trimmed);
  if (whole.ok && isDeeperThan(whole.value, MAX_AUDIT_DEPTH)) return [textItem(trimmed, context)];
  if (whole.ok) {
    const inner = typeof whole.value === "string" ? parseJson(whole.value) : { ok: false as const };
    const value =
      inner.ok && typeof inner.value === "object" && inner.value !== null ? inner.value : whole.value;
    if (typeof value === "string") return [textItem(value, context)];
    const items = itemsFromValue(value, context);
    // JSON that is no result is taken for what a tool wrote into its text.
    return items.length > 0
      ? items
      : [textItem(inner.ok && typeof whole.value === "string" ? whole.value : trimmed, context)];
  }
  const values = extractJson(trimmed, MAX_ITEMS)
    .map((found) => found.value)
    .filter((value) => !isDeeperThan(value, MAX_AUDIT_DEPTH));
  const items = itemsFromValue(values, context);
  return items.length > 0 ? items : [textItem(trimmed, context)];
}

/** Cuts results, error frames and transcripts out of a JSON value. */
export function itemsFromValue(value: unknown, context: AuditContext = {}): AuditItem[] {
  const items: AuditItem[] = [];
  collect(value, context, items, 0);
  return items.slice(0, MAX_ITEMS);
}

function collect(value: unknown, context: AuditContext, items: AuditItem[], depth: number): void {
  if (depth > MAX_DEPTH || items.length >= MAX_ITEMS) return;
  if (Array.isArray(value)) {
    if (value.some(looksLikeMessage)) items.push(...itemsFromMessages(value, context));
    else if (isContentList(value))
      items.push({ kind: "result", frame: { content: value }, base: "", context });
    else for (const entry of value) collect(entry, context, items, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const direct = itemFromObject(value, context);
  if (direct) {
    items.push(direct);
    return;
  }
  if (looksLikeMessage(value)) {
    items.push(...itemsFromMessages([value], context));
    return;
  }
  for (const key of ["messages", "events", "frames", "results", "output", "history", "transcript", "body"]) {
    const inner = own(value, key);
    if (typeof inner === "object" && inner !== null) collect(inner, context, items, depth + 1);
  }
}

/** The item that one object is, if it is one. */
export function itemFromObject(value: Record<string, unknown>, context: AuditContext): AuditItem | undefined {
  const error = own(value, "error");
  const result = own(value, "result");
  if (own(value, "type") === "tool_result") return { kind: "tool_result", frame: value, base: "", context };
  if (Object.hasOwn(value, "jsonrpc")) {
    if (Object.hasOwn(value, "error"))
      return { kind: "protocol_error", frame: value, base: pointer("", "error"), context };
    if (Object.hasOwn(value, "result"))
      return { kind: "result", frame: value, base: pointer("", "result"), context };
    return undefined;
  }
  if (isResult(value)) return { kind: "result", frame: value, base: "", context };
  if (isObject(result) && isResult(result))
    return { kind: "result", frame: value, base: pointer("", "result"), context };
  if (
    isObject(error) &&
    isRpcError(error) &&
    Object.keys(value).every((key) => key === "id" || key === "error")
  ) {
    return { kind: "protocol_error", frame: value, base: pointer("", "error"), context };
  }
  if (isRpcError(value)) return { kind: "protocol_error", frame: value, base: "", context };
  return undefined;
}

function isResult(value: Record<string, unknown>): boolean {
  return (
    Object.hasOwn(value, "isError") ||
    Object.hasOwn(value, "structuredContent") ||
    (Array.isArray(own(value, "content")) && !Object.hasOwn(value, "role") && !Object.hasOwn(value, "id"))
  );
}

/** JSON-RPC reserves the negative codes; anything else could be a tool's own payload. */
function isRpcError(value: Record<string, unknown>): boolean {
  const code = own(value, "code");
  return typeof code === "number" && code <= -32000 && code >= -32899 && Object.hasOwn(value, "message");
}

function isContentList(value: unknown[]): boolean {
  return (
    value.length > 0 &&
    value.every(
      (block) => isObject(block) && own(block, "type") === "text" && typeof own(block, "text") === "string",
    )
  );
}

/** A result made of one text, as a tool that returns a plain string gives. */
export function textItem(text: string, context: AuditContext): AuditItem {
  return { kind: "text", frame: { content: [{ type: "text", text }] }, base: "", context };
}
