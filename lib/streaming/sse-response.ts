import { encodeSse, SSE_KEEP_ALIVE } from "./sse";

export type SseSource<T> = (signal: AbortSignal) => AsyncIterable<T>;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // `no-transform` keeps compressing proxies from holding events back, the last one nginx from buffering.
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};
/** Milliseconds of silence after which a comment keeps proxies from closing the connection. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Streams `source` as server-sent events, one JSON document each, as fast as the client takes them. The signal given to
 * `source` aborts when the client goes away, seen by the request's signal or by the cancelled body, whichever comes first.
 */
export function sseResponse<T>(source: SseSource<T>, requestSignal: AbortSignal): Response {
  const gone = new AbortController();
  const events = source(AbortSignal.any([requestSignal, gone.signal]))[Symbol.asyncIterator]();
  const utf8 = new TextEncoder();
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        keepAlive = setInterval(() => controller.enqueue(utf8.encode(SSE_KEEP_ALIVE)), KEEP_ALIVE_MS);
      },
      async pull(controller) {
        try {
          const { done, value } = await events.next();
          if (gone.signal.aborted) return;
          if (!done) {
            controller.enqueue(utf8.encode(encodeSse({ data: JSON.stringify(value) })));
            return;
          }
          clearInterval(keepAlive);
          controller.close();
        } catch (error) {
          clearInterval(keepAlive);
          controller.error(error);
        }
      },
      async cancel(reason) {
        clearInterval(keepAlive);
        gone.abort(reason);
        await events.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: HEADERS });
}
