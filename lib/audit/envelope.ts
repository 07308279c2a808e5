import { ERROR_CODE, isErrorCode, isFailingCode, SUCCESS_WORDS } from "./envelope-codes";
import { isErrorList, isFieldErrors, isIssueList, shortly, userErrors } from "./envelope-errors";
import { envelopeKey, hasIdentity, isBareMessage, isBlank, type Shape, shapeOf } from "./envelope-shape";
import { failureInProse } from "./failure-prose";
import { isObject, type JsonObject, own } from "./json";

/** Why an unflagged JSON object reads as a failure of the call itself. */
export type EnvelopeSignal = {
  kind: "status_field" | "error_field" | "message";
  /** The key that says so, as a path of steps into the object. */
  steps: (string | number)[];
  seen: string;
};

/** A single one of these wraps the reply; plural names hold lists, and `content` or `text` hold what was asked for. */
const WRAPPER_KEYS = new Set(["result", "response", "data", "value", "payload"]);
const ERROR_STATUS = /^(?:error|err|fatal|internal_error|server_error|错误|异常|出错)$/i;
const FAILED_STATUS =
  /^(?:failed|failure|fail|exception|timeout|timed_out|unavailable|unauthori[sz]ed|forbidden|失败|超时)$/i;
/** A serialised exception names its class. */
const EXCEPTION_NAME = /^[\w.#:/]{0,80}(?:Error|Exception|Fault)$/;
/** What an API answers in a body that holds nothing but a message. */
const REFUSAL =
  /^(?:\d{3} )?(?:[A-Z]\w{0,30} ){0,3}Not Found[.!]?$|^bad credentials|^the (?:requested|specified) [^\n]{1,60} (?:does not exist|(?:was|could) not (?:be )?found)/i;

/** What in an unflagged reply says that the call failed; empty where the object is data, whatever it is about. */
export function envelopeSignals(root: unknown): EnvelopeSignal[] {
  let value = root;
  const steps: (string | number)[] = [];
  for (let depth = 0; depth < 4; depth++) {
    if (Array.isArray(value) && value.length === 1 && depth === 0) {
      value = value[0];
      steps.push(0);
    } else if (isObject(value)) {
      const keys = Object.keys(value);
      const only = keys.length === 1 ? keys[0] : undefined;
      if (only === undefined || !WRAPPER_KEYS.has(only.toLowerCase())) break;
      value = own(value, only);
      steps.push(only);
    } else break;
  }
  if (isIssueList(value)) return [{ kind: "error_field", steps: [...steps, 0], seen: shortly(value[0]) }];
  if (typeof value === "string") {
    const seen = steps.length > 0 ? failureInProse(value) : undefined;
    return seen ? [{ kind: "message", steps, seen }] : [];
  }
  if (!isObject(value)) return [];
  const found = signalsOf(value);
  const refused = found.length > 0 ? undefined : userErrors(value);
  if (refused) found.push({ kind: "error_field", ...refused });
  return found.map((signal) => ({ ...signal, steps: [...steps, ...signal.steps] }));
}

function signalsOf(object: JsonObject): EnvelopeSignal[] {
  const shape = shapeOf(object);
  const signals: EnvelopeSignal[] = [];
  for (const [key, value] of shape.entries) {
    const signal = signalOf(envelopeKey(key), key, value, shape);
    if (signal) signals.push(signal);
  }
  return signals;
}

function signalOf(name: string, key: string, value: unknown, shape: Shape): EnvelopeSignal | undefined {
  const quote = (v: unknown) => `${key}: ${String(v)}`;
  const status = (is: boolean): EnvelopeSignal | undefined =>
    is ? { kind: "status_field", steps: [key], seen: quote(value) } : undefined;
  const error = (is: boolean): EnvelopeSignal | undefined =>
    is ? { kind: "error_field", steps: [key], seen: quote(shortly(value)) } : undefined;
  switch (name) {
    case "status":
    case "state":
    case "outcome":
    case "resulttype":
      if (isObject(value)) return error(!isBlank(own(value, "error")) && shape.entityKeys === 0);
      return status(
        typeof value === "string" && !/^[45]\d\d$/.test(value)
          ? isFailingStatus(value, shape)
          : isFailingCode(name, Number(value), shape),
      );
    case "code":
    case "cod":
    case "ret":
    case "retcode":
    case "statuscode":
    case "httpstatus":
    case "httpstatuscode":
    case "errorcode":
    case "errcode":
    case "errno":
      return error(isErrorCode(value, shape)) ?? status(isFailingCode(name, value, shape));
    case "result":
      return status(
        typeof value === "string" &&
          (ERROR_STATUS.test(value) || FAILED_STATUS.test(value)) &&
          shape.data === 0 &&
          shape.entityKeys === 0,
      );
    case "infocode":
      // AMap: 10000 is its success.
      return status(typeof value === "string" && /^\d{5}$/.test(value) && value !== "10000");
    case "success":
    case "ok":
    case "succeeded":
      return status(saysNo(name, value, shape) && !isEntity(shape));
    case "iserror":
    case "haserror":
      return status(value === true);
    case "id":
      return error(typeof value === "string" && ERROR_CODE.test(value) && isBareMessage(shape, 1));
    case "errmsg":
    case "errormsg":
    case "errormessage":
    case "errordescription":
      return error(isErrorMessage(value, shape));
    case "type":
    case "name":
    case "kind":
    case "errortype":
    case "exceptiontype":
      return error(
        typeof value === "string" &&
          (EXCEPTION_NAME.test(value) || ERROR_CODE.test(value)) &&
          isBareMessage(shape, name === "name" ? 1 : 0),
      );
    case "error":
    case "err":
    case "exception":
    case "failure":
    case "fault":
    case "traceback":
    case "stacktrace":
      return error(isErrorValue(value, shape));
    case "errors":
    case "errormessages":
      return error(
        isErrorList(value, shape) ||
          isFieldErrors(value, shape) ||
          (typeof value === "string" && isErrorValue(value, shape)),
      );
    case "errorcategory":
      return error(typeof value === "string" && value !== "" && shape.entityKeys === 0);
    case "message":
    case "msg":
    case "detail":
      if (Array.isArray(value)) return error(isErrorList(value, shape));
      if (typeof value !== "string" || !isBareMessage(shape, 0)) return undefined;
      return shape.failingMessage || REFUSAL.test(value)
        ? { kind: "message", steps: [key], seen: shape.failingMessage ?? value.slice(0, 100) }
        : undefined;
    default:
      return undefined;
  }
}

/** A thing with a life of its own, whose status is data. */
function isEntity(shape: Shape): boolean {
  return (
    shape.entityKeys >= 2 ||
    (shape.entityKeys === 1 && (!shape.hasMessage || hasIdentity(shape))) ||
    (shape.hasPayload && shape.entityKeys > 0)
  );
}

function isFailingStatus(value: string, shape: Shape): boolean {
  // Several keys of data and not a word on an error: a configuration, a record.
  const isRecord = shape.data >= 2 && !shape.hasMessage;
  if (ERROR_STATUS.test(value)) return !isEntity(shape) && !isRecord;
  if (!FAILED_STATUS.test(value)) return false;
  if (value === "fail" && isJsend(shape)) return true;
  if (shape.hasPayload) return false;
  if (shape.entityKeys === 0) return !isRecord;
  return shape.entityKeys === 1 && shape.failingMessage !== undefined && !hasIdentity(shape);
}

/** JSend's `{"status":"fail","data":{"title":"A title is required"}}`. */
function isJsend(shape: Shape): boolean {
  return shape.entries.every(([key]) => ["status", "data", "message"].includes(key));
}

/** `success: false` and its spellings; 0 is a count unless a message stands beside it. */
function saysNo(name: string, value: unknown, shape: Shape): boolean {
  if (value === false || value === "false") return true;
  return value === 0 && shape.hasMessage && (name === "ok" || shape.failingMessage !== undefined);
}

/** The message of an error, and no code beside it that says success. */
function isErrorMessage(value: unknown, shape: Shape): boolean {
  if (typeof value !== "string" || SUCCESS_WORDS.test(value.trim())) return false;
  const isFine = shape.entries.some(([key, v]) => v === 0 && /^(?:err(?:or)?)?_?(?:code|no)$/i.test(key));
  return !isFine && isErrorValue(value, shape);
}

function isErrorValue(value: unknown, shape: Shape): boolean {
  if (isBlank(value) || shape.hasPayload) return false;
  if (shape.entries.some(([key]) => key === "jsonrpc")) return isObject(value);
  if (value === true || value === 1) return shape.data <= 1 && shape.entityKeys === 0;
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === "string");
  if (typeof value === "string" || isObject(value) || isList)
    return shape.entityKeys === 0 || (shape.entityKeys === 1 && shape.data <= 1 && !hasIdentity(shape));
  return false;
}
