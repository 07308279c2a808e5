import { meaningOfCode } from "./codes";
import { hasIdentity, isBareMessage, type Shape } from "./envelope-shape";

/** A code that is one word with an error in it: `RESOURCE_NOT_FOUND`, `InvalidAccessKeyId.NotFound`, `PGRST116`. */
export const ERROR_CODE =
  /^(?:E|ERR)_[A-Z_]{3,40}$|^PGRST\d{3}$|^(?=[\w.-]{4,80}$)[\w.-]*(?:error|failed|failure|exception|not[_.-]?found|invalid|denied|forbidden|unauthori[sz]ed|expired|exceeded|timed?[_.-]?out|unavailable|missing|conflict|locked|unsupported|does[_.-]?not[_.-]?exist)[\w.-]*$/i;
/** What a reply says beside a code where nothing failed. */
export const SUCCESS_WORDS =
  /^(?:ok|okay|success(?:ful(?:ly)?)?|succeeded|done|成功|操作成功|请求成功|处理成功)\b|成功$/i;
/** How a Chinese message ends that stands beside a code. */
const REFUSAL_ZH = /(?:失败|错误|异常|无效|不存在|超时|过期|不足|拒绝|非法|禁止|有误)[。！!]?$/;

/** A numeric code that means failure, in a reply that holds nothing else. A fetched page's 404 has headers or a body. */
export function isFailingCode(name: string, given: unknown, shape: Shape): boolean {
  const value = typeof given === "string" && /^[45]\d\d$/.test(given) ? Number(given) : given;
  if (typeof value !== "number" || shape.hasPayload) return false;
  const isHttpError = value >= 400 && value < 600;
  if (isHttpError && hasSentence(shape) && shape.data <= 2 && shape.entityKeys <= 1 && !hasIdentity(shape))
    return true;
  if (shape.entityKeys > 0 || shape.data > 1) return false;
  if (isHttpError) return true;
  // `errcode` names no other thing than an error; 0 is its success.
  if (/^err(?:or)?(?:code|no)$/.test(name)) return value !== 0;
  if (value === 0 || (value >= 200 && value < 400)) return false;
  if (shape.failingMessage !== undefined) return true;
  const text = shape.entries.find(([key, v]) => /^(?:msg|message)$/i.test(key) && typeof v === "string")?.[1];
  if (typeof text !== "string" || SUCCESS_WORDS.test(text.trim())) return false;
  if (REFUSAL_ZH.test(text)) return true;
  if (value === 1) return false;
  return value < 0 || (value >= 1000 && shape.data === 0) || isGrpcStatus(value, shape);
}

/** google.rpc.Status and nothing else. */
function isGrpcStatus(value: number, shape: Shape): boolean {
  return (
    value <= 16 &&
    shape.entries.some(([key, v]) => key === "details" && Array.isArray(v)) &&
    shape.entries.every(([key]) => ["code", "message", "details"].includes(key))
  );
}

/** A well-known error code by name, in a reply that holds nothing else. */
export function isErrorCode(value: unknown, shape: Shape): boolean {
  if (typeof value !== "string" || !isBareMessage(shape, 0)) return false;
  return meaningOfCode(value) !== undefined || ERROR_CODE.test(value) || isSqlState(value, shape);
}

/** Five characters, none of the classes of success (00, 01, 02), beside PostgREST's or a driver's `hint` and `detail`. */
function isSqlState(value: string, shape: Shape): boolean {
  return (
    /^(?!0[012])[0-9A-Z]{2}[0-9A-Z]{3}$/.test(value) &&
    /\d/.test(value) &&
    shape.entries.some(([key]) => /^(?:hint|details?|severity|routine)$/i.test(key))
  );
}

/** A message in so many words; a title alone may be a page's. */
function hasSentence(shape: Shape): boolean {
  return shape.entries.some(
    ([key, value]) =>
      /^(?:message|msg|detail|error|errormessage|error_message|info)$/i.test(key) &&
      typeof value === "string",
  );
}
