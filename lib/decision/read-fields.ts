import type { Evidence } from "@/lib/domain/recovery";
import { delayMs, fieldRole } from "./field-names";
import { categoryOf, httpCategory, wordCues } from "./lexicon";

/** What the fields of one JSON document say about a failure. */
export interface FieldReading {
  evidence: Evidence[];
  /** Some field says that this is a failure, flagged or not. */
  saysError: boolean;
  retryable?: boolean;
  retryAfterMs?: number;
  suggestedAction?: string;
  customerMessage?: string;
  badFields: string[];
  messages: { text: string; textPointer: string }[];
}

/** Bounds of the walk: deeper or larger documents hold data, not an error's fields. */
const MAX_DEPTH = 4;
const MAX_FIELDS = 200;

/** Longest text of a message field that is read. */
const MAX_MESSAGE = 4000;

const ERROR_STATUS =
  /^(?:error|err|fail(?:ed|ure)?|fault|exception|unavailable|time(?:d_|d )?out|错误|失败|异常)$/i;

/**
 * Reads a JSON document for fields about a failure, in all common spellings. Where the result is flagged, every object is read; where it is not,
 * only the top level and what stands under an `error`-like key, so that a record with a `category` of its own is left alone.
 */
export function readFields(document: object, pointer: string, flagged: boolean): FieldReading {
  const reading: FieldReading = { evidence: [], saysError: false, badFields: [], messages: [] };
  let budget = MAX_FIELDS;
  const visit = (node: object, path: string, depth: number, inError: boolean): void => {
    for (const [key, value] of Object.entries(node)) {
      if (budget-- <= 0) return;
      const textPointer = `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      const role = Array.isArray(node) ? undefined : fieldRole(key);
      // `{"exception": {…}}` may be a record of that name; only as a text is it a failure's.
      const nested =
        role === "nested" && isFailure(value) && (key !== "exception" || typeof value === "string");
      if (nested && !flagged) note(reading, "status_field", `${key}: ${short(value)}`, pointer, textPointer);
      if (role && role !== "nested") readField(role, key, value, { pointer, textPointer }, inError, reading);
      if (nested && typeof value === "string")
        reading.messages.push({ text: value.slice(0, MAX_MESSAGE), textPointer });
      const descend = flagged || nested || (inError && depth > 0);
      if (descend && depth < MAX_DEPTH && typeof value === "object" && value !== null && role !== "issues") {
        visit(value, textPointer, depth + 1, inError || nested);
      }
    }
  };
  visit(document, "", 0, flagged);
  if (!flagged && !reading.saysError) keepNeutral(reading);
  return reading;
}

type At = Pick<Evidence, "pointer" | "textPointer">;

function readField(
  role: Exclude<ReturnType<typeof fieldRole>, undefined | "nested">,
  key: string,
  value: unknown,
  at: At,
  inError: boolean,
  reading: FieldReading,
): void {
  const push = (cue: string, text: string, speaksFor?: Evidence["speaksFor"]) =>
    reading.evidence.push({ cue, value: text.slice(0, 80), ...at, speaksFor });
  const text = typeof value === "string" ? value.trim() : undefined;
  switch (role) {
    case "category": {
      const named = text && categoryOf(text);
      if (named) push(named.exact ? "errorCategory" : "category_synonym", text, named.category);
      return;
    }
    case "code":
    case "status": {
      const status =
        typeof value === "number" ? value : text && /^[45]\d\d$/.test(text) ? Number(text) : undefined;
      if (status !== undefined && status >= 400 && status < 600) {
        push("http_status", String(status), httpCategory(status) ?? "transient");
      } else if (text && role === "status" && ERROR_STATUS.test(text)) {
        note(reading, "status_field", text, at.pointer, at.textPointer);
      } else if (text && role === "code") {
        const spaced = text.slice(0, 200).replaceAll("_", " ");
        const named = categoryOf(text)?.category ?? wordCues(spaced)[0]?.category;
        if (named) push("code_word", text, named);
      } else if (typeof value === "object" && value !== null && inError) {
        readField("code", key, "code" in value ? value.code : undefined, at, inError, reading);
      }
      return;
    }
    case "ok":
      if (value === false) note(reading, "status_field", `${key}: false`, at.pointer, at.textPointer);
      return;
    case "retryable":
    case "permanent": {
      const flag =
        typeof value === "boolean"
          ? value
          : text && /^(true|false)$/i.test(text)
            ? /^true$/i.test(text)
            : undefined;
      if (flag === undefined) return;
      const retryable = role === "retryable" ? flag : !flag;
      push("isRetryable", String(retryable), retryable ? "transient" : undefined);
      reading.retryable ??= retryable;
      return;
    }
    case "retryAfter": {
      const ms = delayMs(key, value);
      if (ms === undefined) return;
      push("retryAfterMs", String(ms), "transient");
      reading.retryAfterMs ??= ms;
      return;
    }
    case "field":
      if (!text) return;
      push("field", text, "validation");
      reading.badFields.push(text);
      return;
    case "issues":
      if (!Array.isArray(value) || value.length === 0) return;
      push("field", `${value.length}`, "validation");
      for (const issue of value) {
        if (typeof issue === "object" && issue !== null && "field" in issue)
          reading.badFields.push(String(issue.field));
      }
      return;
    case "customerMessage":
      if (!text) return;
      push("customerMessage", text, "business");
      reading.customerMessage ??= text;
      return;
    case "suggestedAction":
      if (!text) return;
      push("suggestedAction", text);
      reading.suggestedAction ??= text;
      return;
    case "message":
      if (text)
        reading.messages.push({ text: text.slice(0, MAX_MESSAGE), textPointer: at.textPointer ?? "" });
      return;
  }
}

function note(
  reading: FieldReading,
  cue: string,
  value: string,
  pointer: string,
  textPointer?: string,
): void {
  reading.saysError = true;
  reading.evidence.push({ cue, value: value.slice(0, 80), pointer, textPointer });
}

/** In a result that tells of no failure, `type`, `code` or `category` describe the record: only a field named `errorCategory` counts. */
function keepNeutral(reading: FieldReading): void {
  const named = reading.evidence.some(
    (item) => item.cue === "errorCategory" && /err/i.test(item.textPointer ?? ""),
  );
  if (named) reading.saysError = true;
  else reading.evidence = [];
}

const isFailure = (value: unknown): boolean =>
  (typeof value === "string" && value.trim() !== "") ||
  value === true ||
  (typeof value === "object" && value !== null && Object.keys(value).length > 0);

const short = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "object" ? "{…}" : String(value);
