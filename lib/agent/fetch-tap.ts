import { SseDecoder } from "@/lib/streaming/sse";
import type { FrameDirection } from "./transport-tap";

export type FetchLike = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** One Messages API request, or one response with its server-sent events as received. Headers are never part of it. */
export type MessagesFrame =
  | { method: string; path: string; body: unknown }
  | { status: number; body: unknown }
  | {
      status: number;
      /** Each event's lines as they came. */
      events: string[];
      /** The stream ended, was cut or was cancelled inside an event or before the last one. */
      cut?: { reason: "cancelled" | "error"; rest?: string };
    };

/** Wraps `fetch` so that every request and response body is shown to `onFrame`, cleaned by `redact` first. */
export function tapFetch(
  fetch: FetchLike,
  redact: (text: string) => string,
  onFrame: (direction: FrameDirection, frame: MessagesFrame) => void,
): FetchLike {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    onFrame("sent", {
      method: init?.method ?? "GET",
      path: url.pathname,
      body: typeof init?.body === "string" ? parseOrText(redact(init.body)) : null,
    });
    const response = await fetch(input, init);
    const { status } = response;
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!isStream || !response.body) {
      const text = await response.text();
      onFrame("received", { status, body: parseOrText(redact(text)) });
      return new Response(status === 204 || status === 304 ? null : text, response);
    }
    const body = tapSse(response.body, redact, (events, cut) =>
      onFrame("received", { status, events, ...(cut && { cut }) }),
    );
    return new Response(body, response);
  };
}

type Cut = { reason: "cancelled" | "error"; rest?: string };

/** Passes bytes through one by one read; reports the events once, when the stream ends in whatever way. */
function tapSse(
  body: ReadableStream<Uint8Array>,
  redact: (text: string) => string,
  onEnd: (events: string[], cut?: Cut) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new SseDecoder();
  const utf8 = new TextDecoder();
  const events: string[] = [];
  const take = (text: string) => {
    for (const event of decoder.push(text)) events.push(redact(event.raw));
  };
  const end = (reason?: Cut["reason"]) => {
    const rest = redact(decoder.pending());
    if (!reason && !rest) return onEnd(events);
    onEnd(events, { reason: reason ?? "error", ...(rest && { rest }) });
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            take(utf8.decode());
            end();
            controller.close();
          } else {
            take(utf8.decode(value, { stream: true }));
            controller.enqueue(value);
          }
        } catch (error) {
          end("error");
          controller.error(error);
        }
      },
      async cancel(reason) {
        end("cancelled");
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
