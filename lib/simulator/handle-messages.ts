import { ApiError, errorResponse } from "./api-error";
import { createConversation } from "./conversation";
import { fingerprint } from "./fingerprint";
import { assembleMessage, MODEL_NAME } from "./message";
import { streamBody } from "./message-stream";
import { planReply } from "./planners";
import { parseRequest } from "./request-schema";
import { estimateTokens } from "./tokens";

/** Largest request body, in bytes. A run's whole conversation takes a hundredth of it. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The id in answers to what was refused unread. */
const NO_REQUEST = "req_sim_0";

/** Whether an answer is streamed changes neither its ids nor its cost. */
const STREAM_FLAG = /,?"stream":(?:true|false)/;

/** A Messages API request as it came over HTTP, its body read. */
export type HttpRequest = {
  method: string;
  headers: Headers;
  body: string;
};

/**
 * A Messages API server in one function: answers as the simulated model, streaming or not. The reply depends on the request body alone; the
 * same body gives the same bytes. Never throws.
 */
export function answerMessages({ method, headers, body }: HttpRequest): Response {
  try {
    check(method, headers);
  } catch (error) {
    return refuse(error, NO_REQUEST);
  }
  return answerBody(body);
}

/** The same for a request whose body is still to be read. Never rejects, except with the request's abort reason. */
export async function handleMessages(request: Request): Promise<Response> {
  const { method, headers, signal } = request;
  try {
    check(method, headers);
    return answerBody(await readBody(request), signal);
  } catch (error) {
    signal.throwIfAborted();
    return refuse(error, NO_REQUEST);
  }
}

function answerBody(body: string, signal?: AbortSignal): Response {
  let requestId = NO_REQUEST;
  try {
    const asked = body.replace(STREAM_FLAG, "");
    const print = fingerprint(asked);
    requestId = `req_sim_${print}`;
    const parsed = parseRequest(body);
    const planned = planReply(createConversation(parsed));
    const message = assembleMessage(planned, parsed, print, estimateTokens(asked));
    const answer = {
      "request-id": requestId,
      "cache-control": "no-cache, no-transform",
      "x-simulated-model": MODEL_NAME,
    };
    if (parsed.stream !== true) return Response.json(message, { headers: answer });
    return new Response(streamBody(message, signal), {
      headers: { ...answer, "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
    });
  } catch (error) {
    return refuse(error, requestId);
  }
}

function refuse(error: unknown, requestId: string): Response {
  if (error instanceof ApiError) {
    return errorResponse(error, requestId, error.status === 405 ? { allow: "POST" } : {});
  }
  console.error("simulator:", error);
  return errorResponse(new ApiError("api_error", "The simulated model failed; this is a bug"), requestId);
}

/** Only POST. Any key will do, but a client that forgets it must learn so here and not with Claude. */
function check(method: string, headers: Headers): void {
  if (method !== "POST") throw new ApiError("invalid_request_error", "Only POST is supported here", 405);
  const bearer = /^Bearer\s+\S/i.test(headers.get("authorization") ?? "");
  if (!bearer && !headers.get("x-api-key")) {
    throw new ApiError(
      "authentication_error",
      "Send x-api-key or Authorization: Bearer; any value is accepted",
    );
  }
}

async function readBody(request: Request): Promise<string> {
  const tooLarge = () =>
    new ApiError("request_too_large", `The request is larger than ${MAX_BODY_BYTES} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) throw new ApiError("invalid_request_error", "The request has no body");
  const reader = request.body.getReader();
  const utf8 = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += utf8.decode(next.value, { stream: true });
  }
  return text + utf8.decode();
}
