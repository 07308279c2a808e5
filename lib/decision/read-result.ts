import type { Evidence } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import { errorWords, httpCategory, httpStatusIn, noRetryWords, ranEmptyWords, wordCues } from "./lexicon";
import { readFields } from "./read-fields";
import { describeData } from "./result-data";

/** All that a reader can take from one tool result: evidence for the belief, and directives for what to do. */
export interface ResultReading {
  evidence: Evidence[];
  isError: boolean;
  /** What a retryability field, or "do not retry", says. */
  retryable?: boolean;
  retryAfterMs?: number;
  suggestedAction?: string;
  customerMessage?: string | undefined;
  /** The message for the agent: a message-like field, or the plain text. */
  message?: string;
  /** Whether `message` was a field beside an error category, i.e. written for the agent and not for the customer. */
  messageIsInternal: boolean;
  /** The names of bad arguments. */
  fields: string[];
  /** JSON documents in the content, in order. */
  documents: unknown[];
}

/** Longest text that is searched for words; the rest of a page-long stack adds nothing. */
const MAX_SCANNED = 4000;
/** Longest text that is parsed as JSON. */
const MAX_PARSED = 400_000;

/** The evidence in a `tool_result` block, with JSON pointers into it. */
export function readEvidence(block: ToolResultBlock): Evidence[] {
  return readResult(block).evidence;
}

/** Reads a `tool_result` block once. Pure; never throws, whatever the content. */
export function readResult(block: ToolResultBlock): ResultReading {
  const isError = block.is_error === true;
  const reading: ResultReading = {
    evidence: [],
    isError,
    messageIsInternal: false,
    fields: [],
    documents: [],
  };
  if (block.is_error !== undefined) {
    reading.evidence.push({ cue: "is_error", value: String(isError), pointer: "/is_error" });
  }
  let seen = false;
  for (const { text, pointer } of texts(block.content)) {
    if (text.trim() === "") continue;
    seen = true;
    const document = parsed(text);
    if (document === undefined) readProse(text, pointer, reading);
    else readDocument(document, pointer, reading);
  }
  if (!seen) reading.evidence.push({ cue: "no_content", value: "", pointer: "/content" });
  return reading;
}

function* texts(content: ToolResultBlock["content"]): Generator<{ text: string; pointer: string }> {
  if (typeof content === "string") {
    yield { text: content, pointer: "/content" };
    return;
  }
  for (const [index, item] of content.entries()) {
    if (item.type === "text" && typeof item.text === "string") {
      yield { text: item.text, pointer: `/content/${index}/text` };
    }
  }
}

/** An object or array written as JSON; scalars are prose. A document that is a JSON string of JSON is opened once more. */
function parsed(text: string): object | undefined {
  const first = text.trimStart()[0];
  if ((first !== "{" && first !== "[" && first !== '"') || text.length > MAX_PARSED) return undefined;
  try {
    let value: unknown = JSON.parse(text);
    if (typeof value === "string") value = JSON.parse(value);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function readDocument(document: object, pointer: string, reading: ResultReading): void {
  reading.documents.push(document);
  const fields = readFields(document, pointer, reading.isError);
  reading.evidence.push(...fields.evidence);
  reading.retryable ??= fields.retryable;
  reading.retryAfterMs ??= fields.retryAfterMs;
  reading.suggestedAction ??= fields.suggestedAction;
  reading.customerMessage ??= fields.customerMessage;
  reading.fields.push(...fields.badFields);
  const [first] = fields.messages;
  if (first) {
    reading.message ??= first.text;
    reading.messageIsInternal ||= fields.evidence.some(
      (item) => item.cue === "errorCategory" || item.cue === "category_synonym",
    );
  }
  if (reading.isError || fields.saysError) {
    for (const message of fields.messages) {
      readWords(message.text, { pointer, textPointer: message.textPointer }, reading);
    }
    return;
  }
  const data = describeData(document);
  if (data.kind !== "none")
    reading.evidence.push({
      cue: data.kind === "empty" ? "empty_list" : "data",
      value: data.value,
      pointer,
      textPointer: data.textPointer,
      speaksFor: data.kind === "empty" ? "empty" : "found",
    });
  if (data.kind === "found") return;
  for (const { text, textPointer } of fields.messages) {
    const ran = ranEmptyWords(text);
    const announced = ran ? undefined : errorWords(text);
    if (ran) reading.evidence.push({ cue: "note", value: ran, pointer, textPointer, speaksFor: "empty" });
    if (!announced) continue;
    reading.evidence.push({ cue: "error_word", value: announced, pointer, textPointer });
    readWords(text, { pointer, textPointer }, reading);
  }
}

function readProse(text: string, pointer: string, reading: ResultReading): void {
  const scanned = text.slice(0, MAX_SCANNED);
  reading.message ??= text;
  const announced = errorWords(scanned);
  if (!reading.isError) {
    const ran = ranEmptyWords(scanned);
    if (ran) reading.evidence.push({ cue: "note", value: ran, pointer, speaksFor: "empty" });
    else if (announced) reading.evidence.push({ cue: "error_word", value: announced, pointer });
    else reading.evidence.push({ cue: "plain_text", value: clipped(text), pointer, speaksFor: "found" });
  }
  if (reading.isError || announced) readWords(scanned, { pointer }, reading);
}

/** Word cues and HTTP statuses in a text that tells of a failure. */
function readWords(
  whole: string,
  at: Pick<Evidence, "pointer" | "textPointer">,
  reading: ResultReading,
): void {
  const text = whole.slice(0, MAX_SCANNED);
  for (const { value, category } of wordCues(text)) {
    reading.evidence.push({ cue: "word", value, ...at, speaksFor: category });
  }
  const status = httpStatusIn(text);
  if (status !== undefined) {
    const speaksFor = httpCategory(status) ?? "transient";
    reading.evidence.push({ cue: "http_status", value: String(status), ...at, speaksFor });
  }
  const noRetry = noRetryWords(text);
  if (noRetry) {
    reading.evidence.push({ cue: "word_no_retry", value: noRetry, ...at });
    reading.retryable ??= false;
  }
}

const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
