import Anthropic from "@anthropic-ai/sdk";
import { type Clock, systemClock } from "@/lib/domain/clock";
import { followSignals } from "@/lib/domain/follow-signals";
import { type FetchLike, type MessagesFrame, tapFetch } from "./fetch-tap";
import { apiErrorKind, retryAfterMs } from "./run-errors";
import type { FrameDirection } from "./transport-tap";

/** A Messages API request without what the client adds. */
export type MessageParams = Omit<Anthropic.MessageCreateParamsNonStreaming, "stream" | "model">;

export type RequestHooks = {
  signal: AbortSignal;
  /** Called before each wait for a request that was refused for now. */
  onWait?: (ms: number) => void;
};

/** One model behind a Messages API. Claude, a gateway and the simulated model are all reached through this. */
export type ModelClient = {
  readonly id: string;
  readonly simulated: boolean;
  stream(params: MessageParams, hooks: RequestHooks): Promise<AsyncIterable<Anthropic.RawMessageStreamEvent>>;
  create(params: MessageParams, hooks: RequestHooks): Promise<Anthropic.Message>;
  /** The same client with every request and response shown to `onFrame`. */
  tapped(onFrame: (direction: FrameDirection, frame: MessagesFrame) => void): ModelClient;
  /** Takes this client's key out of a text. */
  redact(text: string): string;
};

export type ModelClientOptions = {
  model: string;
  apiKey: string;
  simulated?: boolean;
  /** Where absent, Anthropic's own address. */
  baseURL?: string;
  fetch?: FetchLike;
  /** Waits before a repeated request pass on this clock; the real one by default. */
  clock?: Clock;
};

/** Repeats of a request that was refused for now (429, 529, 5xx, no connection), beyond the first try. */
const MAX_REPEATS = 2;
/** A longer `retry-after` is shown as an error instead of being waited for. */
const MAX_WAIT_MS = 20_000;
const FIRST_WAIT_MS = 500;
/** Milliseconds until the API must have begun to answer. */
const HEADERS_TIMEOUT_MS = 60_000;

/** Wraps the Anthropic SDK. Its own retries are off: ours show in the trace and stop at once on abort. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { model, apiKey, simulated = false, clock = systemClock } = options;
  const fetch: FetchLike = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const redact = (text: string) => (apiKey.length >= 8 ? text.replaceAll(apiKey, "[key]") : text);
  const anthropic = new Anthropic({
    apiKey,
    baseURL: options.baseURL ?? "https://api.anthropic.com",
    fetch,
    maxRetries: 0,
    timeout: HEADERS_TIMEOUT_MS,
    logLevel: "off",
    openTelemetry: false,
    // The simulated model needs no key, so that it may run in a browser's worker too.
    dangerouslyAllowBrowser: simulated,
  });
  return wrap(anthropic);

  function wrap(sdk: Anthropic): ModelClient {
    return {
      id: model,
      simulated,
      redact,
      async stream(params, hooks) {
        // For a request's whole life, which ends with its stream: the SDK keeps listeners, the run's signal lives on.
        const own = followSignals(hooks.signal);
        const body = { ...params, model, stream: true } as const;
        try {
          const send = () => sdk.messages.create(body, { signal: own.signal });
          return releasedAtEnd(await withRepeats(send, clock, hooks), own.release);
        } catch (error) {
          own.release();
          throw error;
        }
      },
      create(params, hooks) {
        const own = followSignals(hooks.signal);
        const send = () => sdk.messages.create({ ...params, model }, { signal: own.signal });
        return withRepeats(send, clock, hooks).finally(own.release);
      },
      tapped: (onFrame) => wrap(sdk.withOptions({ fetch: tapFetch(fetch, redact, onFrame) })),
    };
  }
}

/** The same stream; releases when it ended, failed or was left. */
async function* releasedAtEnd<T>(stream: AsyncIterable<T>, release: () => void): AsyncGenerator<T> {
  try {
    yield* stream;
  } finally {
    release();
  }
}

async function withRepeats<T>(send: () => PromiseLike<T>, clock: Clock, hooks: RequestHooks): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    hooks.signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      const wait = attempt < MAX_REPEATS ? waitBeforeRepeat(error, attempt) : undefined;
      if (wait === undefined || hooks.signal.aborted) throw error;
      hooks.onWait?.(wait);
      await clock.sleep(wait, hooks.signal);
    }
  }
}

/** Milliseconds to wait before the same request, or undefined when it would be refused again. */
function waitBeforeRepeat(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof Anthropic.APIError) || error instanceof Anthropic.APIUserAbortError)
    return undefined;
  if (!(error instanceof Anthropic.APIConnectionError)) {
    const kind = apiErrorKind({ type: error.type, status: error.status });
    if (kind !== "rate_limited" && kind !== "overloaded" && kind !== "api_error" && kind !== "timed_out") {
      return undefined;
    }
  }
  const wait = retryAfterMs(error.headers, Date.now()) ?? FIRST_WAIT_MS * 2 ** attempt;
  return wait <= MAX_WAIT_MS ? wait : undefined;
}
