import type { ErrorCategory } from "../domain/tool-error";
import {
  categoryFromWord,
  grpcName,
  isGrpcName,
  meaningOfCode,
  meaningOfHttpStatus,
  normaliseKey,
} from "./codes";
import type { ErrorDoc } from "./error-docs";
import { isObject, own } from "./json";
import { delayFromField } from "./retry-delay";
import type { Place } from "./types";

/** A value and where it stands. */
export type Found<T> = { value: T; place: Place; key: string };

/** What a result says about its failure in fields, whatever they are called. */
export type KnownFields = {
  category?: Found<ErrorCategory>;
  /** A category field with a value that is none of the four. */
  unknownCategory?: Found<string>;
  retryable?: Found<boolean>;
  message?: Found<string>;
  customerMessage?: Found<string>;
  suggestedAction?: Found<string>;
  retryAfterMs?: Found<number>;
  /** Names of bad arguments. */
  badFields?: Found<unknown>;
  /** What a status or code says where no category or retry field stands. */
  implied?: Found<{ category?: ErrorCategory; retryable?: boolean; code: string }>;
  attempts?: Found<number>;
  partialResults?: Found<unknown[]>;
};

const CATEGORY_KEYS = new Set([
  "errorcategory",
  "category",
  "errorclass",
  "failurecategory",
  "failuretype",
  "错误类别",
]);
/** Keys that hold a category only where their value is one of the known words. */
const MAYBE_CATEGORY_KEYS = new Set(["errortype", "type", "kind", "errorkind"]);
const RETRYABLE_KEYS = new Set([
  "isretryable",
  "retryable",
  "isretriable",
  "retriable",
  "canretry",
  "shouldretry",
  "retry",
  "可重试",
  "是否可重试",
]);
const CUSTOMER_KEYS = new Set([
  "customermessage",
  "usermessage",
  "userfacingmessage",
  "displaymessage",
  "publicmessage",
  "messageforuser",
  "messageforcustomer",
  "endusermessage",
  "friendlymessage",
  "localizedmessage",
  "客户说明",
  "用户提示",
]);
const ACTION_KEYS = new Set([
  "suggestedaction",
  "nextaction",
  "nextstep",
  "nextsteps",
  "recommendedaction",
  "remediation",
  "suggestion",
  "hint",
]);
const FIELD_KEYS = new Set([
  "field",
  "fields",
  "param",
  "parameter",
  "parameters",
  "argument",
  "arguments",
  "property",
  "pointer",
  "loc",
  "invalidparams",
  "invalidfields",
  "issues",
  "fielderrors",
  "fieldviolations",
  "violations",
  "missing",
  "missingfields",
  "missingparameters",
]);
const MESSAGE_KEYS = [
  "message",
  "errormessage",
  "msg",
  "detail",
  "errordescription",
  "description",
  "reason",
  "title",
  "error",
  "text",
  "错误信息",
  "消息",
];
const PARTIAL_KEYS = new Set([
  "partialresults",
  "partialresult",
  "partial",
  "completed",
  "succeeded",
  "successes",
  "results",
  "items",
  "records",
  "data",
]);
const STATUS_KEYS = new Set([
  "status",
  "statuscode",
  "httpstatus",
  "httpcode",
  "code",
  "httpstatuscode",
  "errorcode",
]);

/** Reads the known fields of the error objects, in order: what stands first and outermost wins. */
export function readFields(docs: readonly ErrorDoc[]): KnownFields {
  const fields: KnownFields = {};
  for (const doc of docs) {
    readGoogleDetail(doc, fields);
    for (const [key, value] of Object.entries(doc.value).slice(0, 200)) readField(doc, key, value, fields);
    readMessage(doc, fields);
  }
  return fields;
}

function readField(doc: ErrorDoc, key: string, value: unknown, fields: KnownFields): void {
  const name = normaliseKey(key);
  const at = <T>(found: T): Found<T> => ({ value: found, place: doc.at(key), key });
  if (typeof value === "string") {
    const isCategory = CATEGORY_KEYS.has(name);
    if (isCategory || MAYBE_CATEGORY_KEYS.has(name)) {
      const category = categoryFromWord(value);
      if (category) fields.category ??= at(category);
      else if (isCategory && value !== "") fields.unknownCategory ??= at(value);
    }
    if (CUSTOMER_KEYS.has(name) && value.trim() !== "") fields.customerMessage ??= at(value);
    if (ACTION_KEYS.has(name) && value.trim() !== "") fields.suggestedAction ??= at(value);
  }
  if (RETRYABLE_KEYS.has(name)) {
    const flag = readFlag(value);
    if (flag !== undefined) fields.retryable ??= at(flag);
  }
  if (name === "attempts" && typeof value === "number" && value >= 1)
    fields.attempts ??= at(Math.floor(value));
  if (PARTIAL_KEYS.has(name) && Array.isArray(value) && value.length > 0) fields.partialResults ??= at(value);
  if (isFieldNaming(name, value)) fields.badFields ??= at(value);
  const delay = delayFromField(name, value);
  if (delay !== undefined) fields.retryAfterMs ??= at(delay);
  const implied =
    STATUS_KEYS.has(name) || name === "type" || name === "error" ? impliedBy(value, doc) : undefined;
  if (implied && (!fields.implied || (!fields.implied.value.category && implied.category)))
    fields.implied = at(implied);
}

function readFlag(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value === "true" || value === "yes" || value === "是") return true;
  if (value === "false" || value === "no" || value === "否") return false;
  return undefined;
}

function isFieldNaming(name: string, value: unknown): boolean {
  const filled =
    (typeof value === "string" && value.trim() !== "") ||
    (Array.isArray(value) && value.length > 0) ||
    (isObject(value) && Object.keys(value).length > 0);
  if (!filled) return false;
  if (FIELD_KEYS.has(name)) return true;
  // A zod issue names its field in `path`; a `path` elsewhere is a file or a URL.
  return name === "path" && Array.isArray(value);
}

function impliedBy(
  value: unknown,
  doc: ErrorDoc,
): { category?: ErrorCategory; retryable?: boolean; code: string } | undefined {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\d{3}$/.test(value)
        ? Number(value)
        : undefined;
  if (number !== undefined) {
    const meaning = meaningOfHttpStatus(number);
    if (meaning) return { ...meaning, code: String(number) };
    const name = own(doc.value, "message") === undefined ? undefined : grpcName(number);
    const grpc = name === undefined ? undefined : meaningOfCode(name);
    return grpc && name ? { ...grpc, code: name } : undefined;
  }
  if (typeof value !== "string") return undefined;
  const meaning = meaningOfCode(value);
  if (meaning) return { ...meaning, code: value };
  return isGrpcName(value) && value !== "OK" ? { code: value } : undefined;
}

/** `google.rpc` details: RetryInfo, LocalizedMessage, BadRequest. */
function readGoogleDetail(doc: ErrorDoc, fields: KnownFields): void {
  const type = own(doc.value, "@type");
  if (typeof type !== "string") return;
  if (type.endsWith("google.rpc.LocalizedMessage")) {
    const message = own(doc.value, "message");
    if (typeof message === "string" && message !== "") {
      fields.customerMessage ??= { value: message, place: doc.at("message"), key: "LocalizedMessage" };
    }
  }
  if (type.endsWith("google.rpc.RetryInfo") && Object.hasOwn(doc.value, "retryDelay")) {
    fields.retryable ??= { value: true, place: doc.at("retryDelay"), key: "RetryInfo" };
  }
}

function readMessage(doc: ErrorDoc, fields: KnownFields): void {
  if (fields.message || own(doc.value, "@type") !== undefined) return;
  const byName = new Map(
    Object.entries(doc.value)
      .slice(0, 200)
      .map(([key, value]) => [normaliseKey(key), { key, value }]),
  );
  for (const name of MESSAGE_KEYS) {
    const entry = byName.get(name);
    if (typeof entry?.value === "string" && entry.value.trim() !== "") {
      fields.message = { value: entry.value, place: doc.at(entry.key), key: entry.key };
      return;
    }
  }
}
