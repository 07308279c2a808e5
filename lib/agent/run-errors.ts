import Anthropic from "@anthropic-ai/sdk";
import type { RunError, RunErrorKind } from "@/lib/domain/run-error";
import { RunFailure, runError } from "./run-failure";

/** The run was stopped from outside. */
export class RunStopped extends Error {
  override readonly name = "RunStopped";
}

/** The reason with which a run is aborted when it takes too long. */
export class RunTimeout extends Error {
  override readonly name = "RunTimeout";
}

/**
 * Anything that can end a run → what it is and what to do about it. Decides by type and status, never by message text.
 * `redact` cleans what the API said, since gateways may echo a key.
 */
export function toRunError(cause: unknown, redact: (text: string) => string): RunError {
  if (cause instanceof RunFailure) return cause.runError;
  if (cause instanceof RunTimeout) return runError("timed_out", cause.message);
  if (cause instanceof RunStopped) return runError("aborted", "The run was stopped.");
  if (cause instanceof Anthropic.APIConnectionTimeoutError) {
    return runError("timed_out", "The Messages API did not answer in time. Run again.");
  }
  if (cause instanceof Anthropic.APIConnectionError) {
    return runError(
      "connection_lost",
      "No connection to the Messages API. Check the network, and ANTHROPIC_BASE_URL where it is set.",
    );
  }
  if (cause instanceof Anthropic.APIError) return fromApiError(cause, redact);
  // What undici throws when the peer drops the connection in the middle of a body.
  if (cause instanceof TypeError && cause.cause !== undefined) {
    return runError(
      "connection_lost",
      "The connection was lost in the middle of the model's answer. Run again.",
    );
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return runError("internal", `A fault of this program, not of the server under test: ${redact(message)}`);
}

/** Milliseconds that a refused request asks to wait: `retry-after` in seconds or as a date. */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, Math.round(ms)) : undefined;
}

/** Which kind an API error is: by its `error.type`, else by its HTTP status. */
export function apiErrorKind(error: {
  type?: string | null | undefined;
  status?: number | undefined;
}): RunErrorKind {
  const byType = error.type ? KIND_OF_TYPE[error.type] : undefined;
  if (byType) return byType;
  const byStatus = error.status === undefined ? undefined : KIND_OF_STATUS[error.status];
  if (byStatus) return byStatus;
  return error.status !== undefined && error.status < 500 ? "invalid_request" : "api_error";
}

const KIND_OF_TYPE: Record<string, RunErrorKind> = {
  authentication_error: "authentication",
  billing_error: "billing",
  permission_error: "permission_denied",
  not_found_error: "model_not_found",
  invalid_request_error: "invalid_request",
  rate_limit_error: "rate_limited",
  overloaded_error: "overloaded",
  timeout_error: "timed_out",
  api_error: "api_error",
};

const KIND_OF_STATUS: Record<number, RunErrorKind> = {
  400: "invalid_request",
  401: "authentication",
  402: "billing",
  403: "permission_denied",
  404: "model_not_found",
  408: "timed_out",
  413: "invalid_request",
  429: "rate_limited",
  504: "timed_out",
  529: "overloaded",
};

const SUMMARY: Partial<Record<RunErrorKind, string>> = {
  authentication: "The API key was refused. Check that it is complete and active.",
  billing: "The account behind this key cannot be charged. Add credit, or use another key.",
  permission_denied:
    "This key may not use this model or feature. Use a key that may, or choose another model.",
  model_not_found: "There is no such model for this key. Choose another model.",
  invalid_request: "The Messages API refused the request as invalid.",
  rate_limited: "The rate limit of this key is used up. Wait, then run again.",
  overloaded: "The Messages API is overloaded at the moment. Wait a little, then run again.",
  timed_out: "The Messages API gave up after too long. Run again.",
};

function fromApiError(
  error: InstanceType<typeof Anthropic.APIError>,
  redact: (text: string) => string,
): RunError {
  const kind = apiErrorKind({ type: error.type, status: error.status });
  const summary = SUMMARY[kind] ?? "The Messages API failed on its side. Run again.";
  const said = error.apiMessage ? ` The API said: ${redact(error.apiMessage)}` : "";
  const wait = retryAfterMs(error.headers, Date.now());
  return runError(kind, summary + said, {
    ...(error.status !== undefined && { httpStatus: error.status }),
    ...(error.requestID && { requestId: error.requestID }),
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}
