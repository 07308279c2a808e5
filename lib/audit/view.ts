import { type Doc, type DocSource, type ErrorDoc, errorDocs } from "./error-docs";
import { extractJson } from "./extract-json";
import { type FailureSignal, failureSignals } from "./failure-signals";
import { isObject, type JsonObject, own, parseJson, pointer, stringify } from "./json";
import { type KnownFields, readFields } from "./known-fields";
import { parseReply } from "./parse-reply";
import type { AuditContext, AuditItem, Place } from "./types";

/** One text that the model gets to see. `prose` is absent where the text is JSON. */
export type TextPart = { text: string; place: Place; prose?: string };

/** A JSON-RPC error object. */
export type ProtocolError = { code: number | undefined; message: string; data: unknown; path: string };

/** A result read once, for all rules: what it says, where, and whether it tells of a failure. */
export type ResultView = {
  item: AuditItem;
  context: AuditContext;
  /** The result object, where the frame holds one. */
  result: JsonObject | undefined;
  protocolError: ProtocolError | undefined;
  /** `isError` or `is_error` is true. */
  flagged: boolean;
  texts: TextPart[];
  docs: Doc[];
  errorDocs: ErrorDoc[];
  fields: KnownFields;
  /** Places where JSON stands inside JSON text inside JSON text. */
  doubleEncoded: DoubleEncoding[];
  /** What tells of a failure although the result is not flagged. */
  signals: FailureSignal[];
  /** Flagged, a protocol error, known to have failed, or it says so. */
  isFailure: boolean;
  /** All message text in one string: prose, and the messages in fields. */
  message: string;
  /** Whether the flag's place, the content and structured content hold nothing at all. */
  isBlank: boolean;
};

/** `isCertain` is false where the same shape could be a tool's data, such as a field that holds a JSON file. */
export type DoubleEncoding = Place & { isCertain: boolean };

/** How often JSON text inside JSON text is unwrapped. */
const MAX_UNWRAP = 3;

/** Reads an item into a view. Never throws, whatever the frame holds. */
export function buildView(item: AuditItem): ResultView {
  const target = resolve(item);
  const protocolError = item.kind === "protocol_error" ? readProtocolError(target, item.base) : undefined;
  const result = protocolError ? undefined : isObject(target) ? target : undefined;
  const reader = new Reader();
  if (result) readResult(item, result, reader);
  if (protocolError) readErrorData(protocolError, reader);
  const flagKey = item.kind === "tool_result" ? "is_error" : "isError";
  const flagged = result !== undefined && own(result, flagKey) === true;
  const found = reader.docs.flatMap(errorDocs);
  const fields = readFields(found);
  const signals = flagged || protocolError ? [] : failureSignals(reader.texts, reader.docs);
  const prose = reader.texts.flatMap((part) => (part.prose === undefined ? [] : [part.prose]));
  if (protocolError) prose.unshift(protocolError.message);
  return {
    item,
    context: item.context,
    result,
    protocolError,
    flagged,
    texts: reader.texts,
    docs: reader.docs,
    errorDocs: found,
    fields,
    doubleEncoded: reader.doubleEncoded,
    signals,
    isFailure:
      flagged || protocolError !== undefined || signals.length > 0 || item.context.backendFailed === true,
    message: [...prose, ...(fields.message ? [fields.message.value] : [])].join("\n"),
    isBlank:
      !protocolError?.message &&
      reader.texts.every((part) => part.text.trim() === "") &&
      reader.docs.length === 0 &&
      !reader.hasOther,
  };
}

function resolve(item: AuditItem): unknown {
  if (item.base === "") return item.frame;
  return isObject(item.frame) ? own(item.frame, item.base.slice(1)) : undefined;
}

function readProtocolError(error: unknown, path: string): ProtocolError {
  if (!isObject(error))
    return { code: undefined, message: typeof error === "string" ? error : "", data: undefined, path };
  const code = own(error, "code");
  const message = own(error, "message");
  return {
    code: typeof code === "number" ? code : undefined,
    message: typeof message === "string" ? message : "",
    data: own(error, "data"),
    path,
  };
}

/** Collects texts and documents, unwrapping JSON in text. */
class Reader {
  readonly texts: TextPart[] = [];
  readonly docs: Doc[] = [];
  readonly doubleEncoded: DoubleEncoding[] = [];
  /** There is content that is no text: an image, a link, an embedded resource. */
  hasOther = false;

  addDoc(value: unknown, source: DocSource, at: (path: string) => Place): void {
    this.docs.push({ value, source, at });
  }

  addText(text: string, place: Place, source: DocSource): void {
    const parsed = parseReply(text);
    if (parsed.ok) {
      this.texts.push({ text, place });
      this.unwrap(parsed.value, place, source, 1);
      return;
    }
    this.texts.push({ text, place, prose: text });
    for (const { value } of extractJson(text, 3)) this.addDoc(value, source, () => place);
  }

  private unwrap(value: unknown, place: Place, source: DocSource, depth: number): void {
    if (typeof value === "string") {
      const inner = /^\s*[[{"]/.test(value) ? parseJson(value.trim()) : { ok: false as const };
      if (inner.ok && depth <= MAX_UNWRAP) {
        this.doubleEncoded.push({ ...place, isCertain: true });
        this.unwrap(inner.value, place, source, depth + 1);
      } else this.texts.push({ text: value, place, prose: value });
      return;
    }
    const blocks = contentBlocks(value);
    if (blocks) {
      this.doubleEncoded.push({ ...place, isCertain: blocks.isTyped });
      for (const text of blocks.texts) this.addText(text, place, source);
      return;
    }
    this.addDoc(value, source, (path) => ({ path: place.path, textPath: path }));
    if (isObject(value) && depth <= MAX_UNWRAP) this.unwrapFields(value, place, source);
  }

  /** A field that is itself JSON text, as in `{"result":"{\"status\":\"error\"}"}`. */
  private unwrapFields(value: JsonObject, place: Place, source: DocSource): void {
    for (const key of ["result", "error", "message", "detail", "response", "text", "output", "data"]) {
      const text = own(value, key);
      if (typeof text !== "string" || !/^\s*[[{]/.test(text)) continue;
      const inner = parseJson(text.trim());
      if (!inner.ok) continue;
      const at: Place = { path: place.path, textPath: pointer("", key) };
      this.doubleEncoded.push({ ...at, isCertain: false });
      this.addDoc(inner.value, source, () => at);
    }
  }
}

/** A list of content blocks written into a text. */
function contentBlocks(value: unknown): { texts: string[]; isTyped: boolean } | undefined {
  const list =
    isObject(value) && Object.keys(value).every((key) => key === "content" || key === "isError")
      ? own(value, "content")
      : value;
  if (!Array.isArray(list) || list.length === 0 || list.length > 100) return undefined;
  const texts = list.map((block) => {
    if (!isObject(block)) return undefined;
    const text = own(block, "text");
    const isBlock = Object.keys(block).every(
      (key) => key === "text" || key === "type" || key === "annotations",
    );
    return isBlock && typeof text === "string" ? text : undefined;
  });
  const isTyped = list.every((block) => isObject(block) && own(block, "type") === "text");
  // Several objects with nothing but a text are a list of, say, posts.
  if (!isTyped && list.length > 1) return undefined;
  return texts.every((text) => text !== undefined) ? { texts, isTyped } : undefined;
}

function readResult(item: AuditItem, result: JsonObject, reader: Reader): void {
  const content = own(result, "content");
  const at = pointer(item.base, "content");
  if (typeof content === "string") reader.addText(content, { path: at }, "text");
  if (Array.isArray(content)) {
    content.slice(0, 1000).forEach((block, i) => {
      if (!isObject(block)) return;
      const text = own(block, "text");
      if (typeof text === "string") reader.addText(text, { path: pointer(at, i, "text") }, "text");
      else readResource(block, pointer(at, i), reader);
    });
  }
  if (Object.hasOwn(result, "structuredContent")) {
    const value = own(result, "structuredContent");
    const path = pointer(item.base, "structuredContent");
    if (value !== null && value !== undefined)
      reader.addDoc(value, "structuredContent", (inner) => ({ path: path + inner }));
  }
}

function readResource(block: JsonObject, path: string, reader: Reader): void {
  reader.hasOther = true;
  const resource = own(block, "resource");
  const text = isObject(resource) ? own(resource, "text") : undefined;
  if (typeof text === "string")
    reader.texts.push({ text, place: { path: pointer(path, "resource", "text") } });
}

function readErrorData(error: ProtocolError, reader: Reader): void {
  if (error.message !== "") {
    for (const { value } of extractJson(error.message, 3)) {
      reader.addDoc(value, "text", () => ({ path: pointer(error.path, "message") }));
    }
  }
  if (error.data === undefined || error.data === null) return;
  const path = pointer(error.path, "data");
  reader.addDoc(typeof error.data === "string" ? { text: error.data } : error.data, "errorData", (inner) => ({
    path: typeof error.data === "string" ? path : path + inner,
  }));
}

/** The text that stands for a view in word searches: everything a model could read, shortened. */
export function allText(view: ResultView, limit = 20_000): string {
  const parts = view.texts.map((part) => part.text);
  if (view.protocolError) parts.push(view.protocolError.message, stringify(view.protocolError.data ?? ""));
  for (const doc of view.docs) if (doc.source === "structuredContent") parts.push(stringify(doc.value));
  return parts.join("\n").slice(0, limit);
}
