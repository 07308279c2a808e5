import { normaliseKey } from "./codes";
import { failureInProse } from "./failure-prose";
import { isObject, type JsonObject } from "./json";

/** Keys of a reply's envelope; any other key is data. */
export const ENVELOPE_KEYS = new Set(
  "status state success succeeded ok cod errcode errmsg jsonrpc iserror haserror failed code statuscode httpstatus httpstatuscode error errors err errorcode errormessage errortype errorcategory errorclass category message msg detail details reason description hint suggestion suggestedaction traceback stack stacktrace exception type title instance requestid traceid correlationid timestamp retryable isretryable retriable isretriable retryafter retryafterms customermessage usermessage tool toolname kind cause help docs documentationurl attempts field issues path method text note warning errormessages codename info infocode ret retcode errno errormsg errordescription errorcodes innererror recommend hostid logid docurl helpurl resource codes needed provided hasfailed failure fault usererrors debugid moreinfo errorsummary success".split(
    " ",
  ),
);
/** Payload keys: where they are empty, the reply carries nothing but its envelope. */
const PAYLOAD_KEYS = new Set(
  "data result results items records rows output content value response payload".split(" "),
);
/** Keys of a thing that has a life of its own: its status is data. */
const ENTITY =
  /^(?:id|uuid|tracking\w*|(?:execution|function|task|job|stack|alarm|statemachine|resource|topic|queue|instance)?arn|(?:start|stop|end|begin|due)(?:date|time)|carrier|region|cluster|namespace|pod|image|name|number|url|link|branch|commit|sha|level|severity|service|host|component|monitor|check|device|node|sensor|since|uptime|conclusion|progress|priority|assignee|author|owner|labels?|tags?|line|column|file|logs?|steps?|passed|skipped|total|count|valid|warnings|exitcode|stdout|stderr|headers|body|query|version|environment|env|duration\w*|elapsed\w*|\w*(?:checked|seen|probed|polled|sampled|measured|created|started|finished|completed|updated|ended|opened|closed|resolved|detected|occurred|reported|failed|scheduled|lastrun|nextrun)(?:at|on|time)?|\w*(?:job|build|run|pipeline|workflow|deployment|deploy|test|suite|check|task|payment|transaction|delivery|shipment|backup|import|export|execution|order|invoice|ticket|issue|incident|alert|event|message|email|campaign|webhook|subscription|batch|crawl|scan|migration|release)(?:id|name|number|key|url)?|服务(?:名称)?|名称|编号|主机|节点|组件|任务|工单|订单号|时间|检查时间|更新时间|开始时间)$/;

const MESSAGE =
  /^(?:message|msg|errmsg|errormsg|detail|reason|errormessage|errordescription|error|description|title)$/;

/** Chinese keys of an envelope. */
const CHINESE_KEYS: ReadonlyMap<string, string> = new Map([
  ["状态", "status"],
  ["原因", "reason"],
  ["消息", "message"],
  ["信息", "message"],
  ["提示", "message"],
  ["错误", "error"],
  ["错误信息", "errormessage"],
  ["错误码", "errorcode"],
  ["成功", "success"],
  ["结果", "result"],
  ["数据", "data"],
  ["堆栈", "stack"],
]);

/** A key as the tables of envelope keys have it. */
export function envelopeKey(key: string): string {
  const name = normaliseKey(key);
  return CHINESE_KEYS.get(name) ?? name;
}

/** What the keys of a JSON object say about it: a reply's envelope, or a thing with a life of its own. */
export type Shape = {
  entries: [string, unknown][];
  /** Keys that hold data: filled payloads, and keys outside the envelope. */
  data: number;
  entityKeys: number;
  hasPayload: boolean;
  /** A message that reads as an error, under any message key. */
  failingMessage: string | undefined;
  hasMessage: boolean;
};

export function shapeOf(object: JsonObject): Shape {
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
    const name = envelopeKey(key);
    if (MESSAGE.test(name) && typeof value === "string" && value !== "") {
      shape.hasMessage = true;
      shape.failingMessage ??= failureInProse(value);
    }
    if (isFieldNames(name, value)) continue;
    if (PAYLOAD_KEYS.has(name) || (Array.isArray(value) && !ENVELOPE_KEYS.has(name))) {
      if (!isNothing(value)) shape.hasPayload = true;
    } else if (!ENVELOPE_KEYS.has(name)) {
      shape.data += 1;
      if (isObject(value) && Object.keys(value).length > 0) shape.hasPayload = true;
    }
    if (ENTITY.test(name) && !isBlank(value) && !name.endsWith("message")) shape.entityKeys += 1;
  }
  return shape;
}

/** Nothing that a reader could take for a value. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false || value === 0) return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** Blank, or an object of nothing but such: GraphQL's `{"data": {"order": null}}`. */
function isNothing(value: unknown, depth = 0): boolean {
  if (isBlank(value)) return true;
  return (
    isObject(value) &&
    depth < 3 &&
    Object.values(value).every((entry) => entry === null || (isObject(entry) && isNothing(entry, depth + 1)))
  );
}

/** `"fields": ["LastName"]` names what was wrong. */
function isFieldNames(name: string, value: unknown): boolean {
  return name === "fields" && Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** Whether the object names itself, as a log entry, a job or a ticket does. */
export function hasIdentity(shape: Shape): boolean {
  return shape.entries.some(([key]) =>
    /^(?:id|uuid|name|level|test|testcase|suite|monitor|probe|\w*(?:job|build|run|pipeline|workflow|deployment|task|check|ticket|issue|event)(?:id|name|number)|编号|名称|工单|任务)$/.test(
      normaliseKey(key),
    ),
  );
}

/** Nothing but an envelope with a message in it. */
export function isBareMessage(shape: Shape, entityKeys: number): boolean {
  return shape.hasMessage && shape.data <= entityKeys && !shape.hasPayload && shape.entityKeys <= entityKeys;
}
