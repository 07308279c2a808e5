import { meaningOfCode, normaliseKey } from "./codes";
import { failureInProse } from "./failure-prose";
import { isObject, type JsonObject, own } from "./json";

/** Why an unflagged JSON object reads as a failure of the call itself. */
export type EnvelopeSignal = {
  kind: "status_field" | "error_field" | "message";
  /** The key that says so, as a path of steps into the object. */
  steps: (string | number)[];
  seen: string;
};

/** Keys of a reply's envelope; any other key is data. */
const ENVELOPE_KEYS = new Set(
  "status state success succeeded ok errcode errmsg jsonrpc iserror haserror failed code statuscode httpstatus httpstatuscode error errors err errorcode errormessage errortype errorcategory errorclass category message msg detail details reason description hint suggestion suggestedaction traceback stack stacktrace exception type title instance requestid traceid correlationid timestamp retryable isretryable retriable isretriable retryafter retryafterms customermessage usermessage tool toolname kind cause help docs documentationurl attempts field issues path method text note warning".split(
    " ",
  ),
);
/** Payload keys: where they are empty, the reply carries nothing but its envelope. */
const PAYLOAD_KEYS = new Set(
  "data result results items records rows output content value response payload".split(" "),
);
/** A single one of these wraps the reply; plural names hold lists, and `content` or `text` hold what was asked for. */
const WRAPPER_KEYS = new Set(["result", "response", "data", "value", "payload"]);
/** Keys of a thing that has a life of its own: its status is data. */
const ENTITY =
  /^(?:id|uuid|name|number|url|link|branch|commit|sha|level|severity|service|host|component|monitor|check|device|node|sensor|since|uptime|conclusion|progress|priority|assignee|author|owner|labels?|tags?|line|column|file|logs?|steps?|passed|skipped|total|count|valid|warnings|exitcode|stdout|stderr|headers|body|query|version|environment|env|region|duration\w*|elapsed\w*|\w*(?:created|started|finished|completed|updated|ended|opened|closed|resolved|detected|occurred|reported|failed|scheduled|lastrun|nextrun)(?:at|on|time)?|\w*(?:job|build|run|pipeline|workflow|deployment|deploy|test|suite|check|task|payment|transaction|delivery|shipment|backup|import|export|execution|order|invoice|ticket|issue|incident|alert|event|message|email|campaign|webhook|subscription|batch|crawl|scan|migration|release)(?:id|name|number|key|url)?)$/;
const ERROR_STATUS = /^(?:error|err|fatal|exception|internal_error|server_error|错误|异常|出错)$/i;
const FAILED_STATUS =
  /^(?:failed|failure|fail|timeout|timed_out|unavailable|unauthori[sz]ed|forbidden|失败|超时)$/i;

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
      if (only === undefined || !WRAPPER_KEYS.has(only)) break;
      value = own(value, only);
      steps.push(only);
    } else break;
  }
  if (typeof value === "string") {
    const seen = steps.length > 0 ? failureInProse(value) : undefined;
    return seen ? [{ kind: "message", steps, seen }] : [];
  }
  if (!isObject(value)) return [];
  return signalsOf(value).map((signal) => ({ ...signal, steps: [...steps, ...signal.steps] }));
}

function signalsOf(object: JsonObject): EnvelopeSignal[] {
  const shape = shapeOf(object);
  const signals: EnvelopeSignal[] = [];
  for (const [key, value] of shape.entries) {
    const signal = signalOf(normaliseKey(key), key, value, shape);
    if (signal) signals.push(signal);
  }
  return signals;
}

type Shape = {
  entries: [string, unknown][];
  /** Keys that hold data: filled payloads, and keys outside the envelope. */
  data: number;
  entityKeys: number;
  hasPayload: boolean;
  /** A message that reads as an error, under any message key. */
  failingMessage: string | undefined;
  hasMessage: boolean;
};

function shapeOf(object: JsonObject): Shape {
  const entries = Object.entries(object).slice(0, 200);
  const shape: Shape = {
    entries,
    data: 0,
    entityKeys: 0,
    hasPayload: false,
    failingMessage: undefined,
    hasMessage: false,
  };
  for (const [key, value] of entries) {
    const name = normaliseKey(key);
    if (
      /^(?:message|msg|errmsg|detail|reason|errormessage|error|description|title)$/.test(name) &&
      typeof value === "string" &&
      value !== ""
    ) {
      shape.hasMessage = true;
      shape.failingMessage ??= failureInProse(value);
    }
    if (PAYLOAD_KEYS.has(name) || (Array.isArray(value) && !ENVELOPE_KEYS.has(name))) {
      if (!isBlank(value)) shape.hasPayload = true;
    } else if (!ENVELOPE_KEYS.has(name)) {
      shape.data += 1;
      if (isObject(value) && Object.keys(value).length > 0) shape.hasPayload = true;
    }
    if (ENTITY.test(name) && !isBlank(value) && name !== "message") shape.entityKeys += 1;
  }
  return shape;
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false || value === 0) return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

function signalOf(name: string, key: string, value: unknown, shape: Shape): EnvelopeSignal | undefined {
  const status = (seen: string): EnvelopeSignal => ({ kind: "status_field", steps: [key], seen });
  const isEntity =
    shape.entityKeys >= 2 ||
    (shape.entityKeys === 1 && !shape.hasMessage) ||
    (shape.hasPayload && shape.entityKeys > 0);
  const quote = (v: unknown) => `${key}: ${String(v)}`;
  switch (name) {
    case "status":
    case "state":
    case "outcome":
    case "resulttype":
      if (typeof value === "string") {
        if (ERROR_STATUS.test(value)) return isEntity ? undefined : status(quote(value));
        if (!FAILED_STATUS.test(value) || shape.hasPayload) return undefined;
        if (shape.entityKeys === 0) return status(quote(value));
        return shape.entityKeys === 1 && shape.failingMessage && !hasIdentity(shape)
          ? status(quote(value))
          : undefined;
      }
      return isFailingCode(value, shape) ? status(quote(value)) : undefined;
    case "code":
    case "statuscode":
    case "httpstatus":
    case "httpstatuscode":
    case "errorcode":
    case "errcode":
      if (isErrorCode(value, shape)) return { kind: "error_field", steps: [key], seen: quote(value) };
      return isFailingCode(value, shape) ? status(quote(value)) : undefined;
    case "success":
    case "ok":
    case "succeeded":
      return value === false && !isEntity ? status(quote(value)) : undefined;
    case "iserror":
    case "haserror":
      return value === true ? status(quote(value)) : undefined;
    case "error":
    case "err":
    case "exception":
    case "traceback":
    case "stacktrace":
      return isErrorValue(value, shape)
        ? { kind: "error_field", steps: [key], seen: quote(shortly(value)) }
        : undefined;
    case "errors":
      return isErrorList(value, shape)
        ? { kind: "error_field", steps: [key], seen: quote(shortly(value)) }
        : undefined;
    case "errorcategory":
      return typeof value === "string" && value !== "" && shape.entityKeys === 0
        ? { kind: "error_field", steps: [key], seen: quote(value) }
        : undefined;
    case "message":
    case "msg":
    case "detail":
      if (shape.data > 0 || shape.hasPayload || shape.entityKeys > 0 || typeof value !== "string")
        return undefined;
      return shape.failingMessage ? { kind: "message", steps: [key], seen: shape.failingMessage } : undefined;
    default:
      return undefined;
  }
}

/** A numeric code that means failure, in a reply that holds nothing else. A fetched page's 404 has headers or a body. */
function isFailingCode(value: unknown, shape: Shape): boolean {
  if (typeof value !== "number" || shape.hasPayload || shape.entityKeys > 0 || shape.data > 1) return false;
  if (value >= 400 && value < 600) return true;
  // `errcode` names no other thing than an error; 0 is its success.
  if (shape.entries.some(([key, entry]) => entry === value && /^err(?:or)?code$/.test(normaliseKey(key))))
    return value !== 0;
  return value !== 0 && value !== 1 && !(value >= 200 && value < 400) && shape.failingMessage !== undefined;
}

/** A well-known error code by name, in a reply that holds nothing else. */
function isErrorCode(value: unknown, shape: Shape): boolean {
  if (typeof value !== "string" || shape.hasPayload || shape.entityKeys > 0 || shape.data > 0) return false;
  return shape.hasMessage && meaningOfCode(value) !== undefined;
}

function isErrorValue(value: unknown, shape: Shape): boolean {
  if (isBlank(value) || shape.hasPayload) return false;
  if (shape.entries.some(([key]) => key === "jsonrpc")) return isObject(value);
  if (value === true) return shape.data <= 1 && shape.entityKeys === 0;
  if (typeof value === "string" || isObject(value))
    return shape.entityKeys === 0 || (shape.entityKeys === 1 && shape.data <= 1 && !hasIdentity(shape));
  return false;
}

/** Whether the object names itself, as a log entry, a job or a ticket does. */
function hasIdentity(shape: Shape): boolean {
  return shape.entries.some(([key]) =>
    /^(?:id|uuid|name|level|\w*(?:job|build|run|pipeline|workflow|deployment|task|check|ticket|issue|event)(?:id|name|number))$/.test(
      normaliseKey(key),
    ),
  );
}

/** GraphQL's and JSON:API's `errors`; a linter's or a log search's list has lines, times or services. */
function isErrorList(value: unknown, shape: Shape): boolean {
  if (
    !Array.isArray(value) ||
    value.length === 0 ||
    shape.hasPayload ||
    shape.entityKeys > 0 ||
    shape.data > 0
  )
    return false;
  return value.slice(0, 20).every((entry) => {
    if (typeof entry === "string") return failureInProse(entry) !== undefined || shape.entries.length === 1;
    if (!isObject(entry)) return false;
    const keys = Object.keys(entry).map(normaliseKey);
    return (
      keys.every(
        (k) => ENVELOPE_KEYS.has(k) || /^(?:extensions|locations|source|param|loc|status)$/.test(k),
      ) && !keys.includes("timestamp")
    );
  });
}

function shortly(value: unknown): string {
  if (typeof value === "string") return value.slice(0, 100);
  const message = isObject(value) ? own(value, "message") : undefined;
  return typeof message === "string"
    ? message.slice(0, 100)
    : Array.isArray(value)
      ? `[${value.length}]`
      : "{…}";
}
