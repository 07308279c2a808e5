import { type Clock, systemClock } from "@/lib/domain/clock";
import type { ToolError } from "@/lib/domain/tool-error";
import { clientAddress } from "./client-address";
import { DRAINING_HEADER } from "./drain";
import { errorHeaders, errorResponse, type RenderError } from "./error-response";
import { holdUntilSent } from "./hold-until-sent";
import { originProblem } from "./own-origin";
import { RateLimiter } from "./rate-limiter";
import { BodyTooLargeError, readBody } from "./read-body";
import { type HttpSettings, readHttpSettings } from "./settings";
import { Slots } from "./slots";

export type GuardOptions = {
  /** Longest body in bytes; 64 KiB where left out. */
  maxBodyBytes?: number;
  /** How refusals look; our own `{ "error": ToolError }` where left out. */
  renderError?: RenderError;
  settings?: HttpSettings;
  clock?: Pick<Clock, "now">;
};

export type Handler = (request: Request) => Response | Promise<Response>;

const DEFAULT_BODY_BYTES = 64 * 1024;
/** When a slot is likely free again: a simulated run takes well under a second. */
const FULL_RETRY_MS = 1_000;
/** When another process has likely taken this one's place. */
const LEAVING_RETRY_MS = 2_000;
/** Nobody reads this status: the client left while it waited. */
const CLIENT_GONE = 499;
/** The share of a minute's requests that may come at once. */
const BURST_SHARE = 0.25;

const REFUSALS = {
  origin: (message: string): ToolError => ({ errorCategory: "permission", isRetryable: false, message }),
  body: (maxBytes: number): ToolError => ({
    errorCategory: "validation",
    isRetryable: false,
    message: `The body is longer than ${maxBytes} bytes. Send less.`,
  }),
  busy: (message: string, retryAfterMs: number): ToolError => ({
    errorCategory: "transient",
    isRetryable: true,
    message,
    retryAfterMs,
  }),
};

/**
 * Wraps a costly route: only our own pages or non-browsers may call it, at a bounded rate, a bounded number at the same
 * time, with a bounded body. The handler gets the request with its body already read; its slot is held until the
 * response has been sent in full or the client has gone.
 */
export function guard(handler: Handler, options: GuardOptions = {}): (request: Request) => Promise<Response> {
  const settings = options.settings ?? readHttpSettings(process.env);
  const perMinute = settings.clientPerMinute;
  const burst = Math.max(settings.clientConcurrency, Math.ceil(perMinute * BURST_SHARE));
  const rates = new RateLimiter({ burst, perMinute }, options.clock ?? systemClock);
  const slots = new Slots({
    perClient: settings.clientConcurrency,
    total: settings.concurrency,
    waiting: settings.queue,
  });
  const maxBodyBytes = options.maxBodyBytes ?? DEFAULT_BODY_BYTES;
  const refuse = (status: number, error: ToolError) =>
    (options.renderError ?? errorResponse)(status, error, errorHeaders(error));

  return async (request) => {
    const problem = originProblem(request, settings);
    if (problem) return refuse(403, REFUSALS.origin(problem));
    if (request.headers.get(DRAINING_HEADER) === "refusing") {
      return refuse(503, REFUSALS.busy("This server is about to stop. Ask again.", LEAVING_RETRY_MS));
    }

    const client = clientAddress(request.headers, settings.trustedProxies);
    const waitMs = rates.take(client);
    if (waitMs > 0) return refuse(429, REFUSALS.busy("Too many requests from this address.", waitMs));

    const read = await readWithin(request, maxBodyBytes);
    if (!read) return refuse(413, REFUSALS.body(maxBodyBytes));

    const slot = await slots.acquire(client, request.signal).catch((reason: unknown) => {
      if (request.signal.aborted) return undefined;
      throw reason;
    });
    if (!slot) return new Response(null, { status: CLIENT_GONE });
    if (slot.kind === "client_full") {
      return refuse(429, REFUSALS.busy("Too many requests of this address at the same time.", FULL_RETRY_MS));
    }
    if (slot.kind === "server_full") {
      return refuse(429, REFUSALS.busy("The server has all the work it can queue.", FULL_RETRY_MS));
    }
    try {
      return holdUntilSent(await handler(read), slot.release);
    } catch (error) {
      slot.release();
      throw error;
    }
  };
}

async function readWithin(request: Request, maxBytes: number): Promise<Request | undefined> {
  if (!request.body) return request;
  try {
    const { url, method, headers, signal } = request;
    return new Request(url, { method, headers, signal, body: await readBody(request, maxBytes) });
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined;
    throw error;
  }
}
