import type { ErrorCategory } from "../domain/tool-error";

/** What a status or code says by itself. `category` or `retryable` is absent where the code leaves it open. */
export type CodeMeaning = { category?: ErrorCategory; retryable?: boolean };

/**
 * Meaning of an HTTP status (RFC 9110, RFC 6585). 409, 500 and most others leave category and retry open: they say
 * that it failed, not why.
 */
export function meaningOfHttpStatus(status: number): CodeMeaning | undefined {
  if (status < 400 || status > 599) return undefined;
  switch (status) {
    case 400:
    case 404:
    case 405:
    case 410:
    case 413:
    case 414:
    case 415:
    case 422:
    case 431:
      return { category: "validation", retryable: false };
    case 401:
    case 403:
    case 407:
    case 451:
      return { category: "permission", retryable: false };
    case 402:
      return { category: "business", retryable: false };
    case 408:
    case 425:
    case 429:
    case 502:
    case 503:
    case 504:
      return { category: "transient", retryable: true };
    default:
      return {};
  }
}

/** Canonical gRPC codes by number (google.rpc.Code). */
const GRPC_NAMES = [
  "OK",
  "CANCELLED",
  "UNKNOWN",
  "INVALID_ARGUMENT",
  "DEADLINE_EXCEEDED",
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
  "FAILED_PRECONDITION",
  "ABORTED",
  "OUT_OF_RANGE",
  "UNIMPLEMENTED",
  "INTERNAL",
  "UNAVAILABLE",
  "DATA_LOSS",
  "UNAUTHENTICATED",
] as const;

/** The name of a gRPC code given by number, 1 to 16. */
export function grpcName(code: number): string | undefined {
  return Number.isInteger(code) && code >= 1 ? GRPC_NAMES[code] : undefined;
}

export function isGrpcName(name: string): boolean {
  return GRPC_NAMES.some((known) => known === name);
}

const TRANSIENT: CodeMeaning = { category: "transient", retryable: true };
const VALIDATION: CodeMeaning = { category: "validation", retryable: false };
const BUSINESS: CodeMeaning = { category: "business", retryable: false };
const PERMISSION: CodeMeaning = { category: "permission", retryable: false };

/** Machine-readable codes that mean the same everywhere: gRPC names, errno names, and common API codes. */
const CODE_MEANINGS: ReadonlyMap<string, CodeMeaning> = new Map<string, CodeMeaning>([
  ...[
    "unavailable",
    "deadlineexceeded",
    "resourceexhausted",
    "aborted",
    "timeout",
    "timedout",
    "etimedout",
    "econnreset",
  ].map((code) => [code, TRANSIENT] as const),
  ...[
    "econnrefused",
    "eai_again",
    "ratelimit",
    "ratelimited",
    "ratelimitexceeded",
    "ratelimiterror",
    "toomanyrequests",
  ].map((code) => [code, TRANSIENT] as const),
  ...[
    "serviceunavailable",
    "overloaded",
    "overloadederror",
    "throttled",
    "throttling",
    "gatewaytimeout",
    "badgateway",
  ].map((code) => [code, TRANSIENT] as const),
  ...[
    "invalidargument",
    "outofrange",
    "notfound",
    "enoent",
    "invalidrequest",
    "invalidrequesterror",
    "badrequest",
  ].map((code) => [code, VALIDATION] as const),
  ...[
    "validationerror",
    "validationfailed",
    "invalidinput",
    "invalidparams",
    "invalidid",
    "missingparameter",
  ].map((code) => [code, VALIDATION] as const),
  ...[
    "failedprecondition",
    "policyviolation",
    "carddeclined",
    "carderror",
    "insufficientfunds",
    "businessrule",
  ].map((code) => [code, BUSINESS] as const),
  ...[
    "permissiondenied",
    "unauthenticated",
    "unauthorized",
    "forbidden",
    "accessdenied",
    "eacces",
    "eperm",
  ].map((code) => [code, PERMISSION] as const),
  ...["authenticationerror", "permissionerror", "insufficientscope", "invalidtoken", "autherror"].map(
    (code) => [code, PERMISSION] as const,
  ),
]);

/** What a machine-readable code says: a gRPC name, an errno name or a common API code, in any spelling. */
export function meaningOfCode(code: string): CodeMeaning | undefined {
  return code.length > 60 ? undefined : CODE_MEANINGS.get(normaliseKey(code));
}

/** Lower case without separators, so that `error_category`, `errorCategory` and `Error-Category` are one. */
export function normaliseKey(key: string): string {
  return key.toLowerCase().replace(/[_\-\s.]/g, "");
}

const CATEGORY_WORDS: ReadonlyMap<string, ErrorCategory> = new Map<string, ErrorCategory>([
  ...[
    "transient",
    "temporary",
    "timeout",
    "unavailable",
    "ratelimit",
    "ratelimited",
    "network",
    "throttled",
    "暂时性",
    "暂时性错误",
    "临时",
    "临时性",
  ].map((word) => [word, "transient"] as const),
  ...[
    "validation",
    "validationerror",
    "invalidinput",
    "input",
    "inputerror",
    "invalidrequest",
    "badrequest",
    "校验",
    "校验错误",
    "参数错误",
    "参数",
  ].map((word) => [word, "validation"] as const),
  ...[
    "business",
    "businessrule",
    "businesserror",
    "policy",
    "domain",
    "precondition",
    "业务",
    "业务错误",
    "业务规则",
  ].map((word) => [word, "business"] as const),
  ...[
    "permission",
    "permissions",
    "permissiondenied",
    "authorization",
    "authentication",
    "auth",
    "forbidden",
    "unauthorized",
    "accessdenied",
    "权限",
    "权限错误",
    "权限不足",
  ].map((word) => [word, "permission"] as const),
]);

/** The category that the value of a category field names, in any common spelling, English or Chinese. */
export function categoryFromWord(word: string): ErrorCategory | undefined {
  return word.length > 40 ? undefined : CATEGORY_WORDS.get(normaliseKey(word));
}
