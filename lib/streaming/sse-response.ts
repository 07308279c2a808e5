import { followSignals } from "@/lib/domain/follow-signals";
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
  const gone = followSignals(requestSignal);
  let isCancelled = false;
  const events = source(gone.signal)[Symbol.asyncIterator]();
  const utf8 = new TextEncoder();
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(keepAlive);
    gone.release();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        keepAlive = setInterval(() => controller.enqueue(utf8.encode(SSE_KEEP_ALIVE)), KEEP_ALIVE_MS);
      },
      async pull(controller) {
        try {
          const { done, value } = await events.next();
          if (isCancelled) return;
          if (!done) {
            controller.enqueue(utf8.encode(encodeSse({ data: JSON.stringify(value) })));
            return;
          }
          end();
          controller.close();
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      async cancel(reason) {
        isCancelled = true;
        end();
        gone.abort(reason);
        await events.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: HEADERS });
}
