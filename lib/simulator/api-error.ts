/** Error types of the Messages API that this server can answer with, and their HTTP statuses. */
const STATUS = {
  invalid_request_error: 400,
  authentication_error: 401,
  not_found_error: 404,
  request_too_large: 413,
  api_error: 500,
} as const;
export type ApiErrorType = keyof typeof STATUS;

/** A request that is refused, in the Messages API's own terms. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly type: ApiErrorType,
    message: string,
    readonly status: number = STATUS[type],
  ) {
    super(message);
  }
}

/** The reply to a refused request: `{"type":"error","error":{"type","message"},"request_id"}`. */
export function errorResponse(error: ApiError, requestId: string, headers: HeadersInit = {}): Response {
  const body = { type: "error", error: { type: error.type, message: error.message }, request_id: requestId };
  return Response.json(body, {
    status: error.status,
    headers: { "request-id": requestId, "cache-control": "no-store", ...headers },
  });
}
