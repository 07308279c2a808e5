/** One server-sent event to write. */
export type SseMessage = { data: string; event?: string; id?: string };

/** One server-sent event as read. */
export type SseEvent = {
  /** Event type; `message` where the stream names none. */
  event: string;
  data: string;
  /** The last event id seen so far; empty where there was none. */
  id: string;
  /** The event's lines as received, joined by `\n`, without the blank line that ended it. */
  raw: string;
};

/**
 * Writes one event in `text/event-stream` form. Line breaks in `data` become several `data:` lines.
 * @throws RangeError when `event` or `id` holds a line break, or `id` a NUL: they could not be read back.
 */
export function encodeSse({ data, event, id }: SseMessage): string {
  if (event !== undefined && /[\r\n]/.test(event)) throw new RangeError("event holds a line break");
  if (id !== undefined && /[\r\n\0]/.test(id)) throw new RangeError("id holds a line break or NUL");
  const head = (event === undefined ? "" : `event: ${event}\n`) + (id === undefined ? "" : `id: ${id}\n`);
  const lines = /[\r\n]/.test(data) ? data.split(/\r\n|\r|\n/) : [data];
  return `${head}${lines.map((line) => `data: ${line}\n`).join("")}\n`;
}

/** A comment line: keeps an idle connection open and is ignored by every reader. */
export const SSE_KEEP_ALIVE = ": keep-alive\n\n";

/**
 * Reads `text/event-stream` text piece by piece (WHATWG HTML, section "Interpreting an event stream").
 * The events do not depend on where the text is cut. An event that the stream's end cuts off is dropped, as the
 * standard asks; `pending()` gives its lines.
 */
export class SseDecoder {
  #line = "";
  #skipLineFeed = false;
  #atStart = true;
  #event = "";
  #data: string[] = [];
  #id = "";
  #raw: string[] = [];

  /** Takes the next piece of text and returns the events it completes. */
  push(chunk: string): SseEvent[] {
    const events: SseEvent[] = [];
    let from = 0;
    if (this.#atStart && chunk.length > 0) {
      this.#atStart = false;
      if (chunk.charCodeAt(0) === 0xfeff) from = 1;
    }
    if (this.#skipLineFeed && chunk.length > 0) {
      this.#skipLineFeed = false;
      if (chunk[from] === "\n") from += 1;
    }
    for (let end = nextBreak(chunk, from); end !== -1; end = nextBreak(chunk, from)) {
      const line = this.#line + chunk.slice(from, end);
      this.#line = "";
      from = end + 1;
      if (chunk[end] === "\r") {
        if (from === chunk.length) this.#skipLineFeed = true;
        else if (chunk[from] === "\n") from += 1;
      }
      const event = this.#takeLine(line);
      if (event) events.push(event);
    }
    this.#line += chunk.slice(from);
    return events;
  }

  /** The lines of an event that is not complete yet, joined by `\n`. */
  pending(): string {
    return [...this.#raw, ...(this.#line ? [this.#line] : [])].join("\n");
  }

  #takeLine(line: string): SseEvent | undefined {
    if (line === "") return this.#dispatch();
    this.#raw.push(line);
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    if (field === "data") this.#data.push(value);
    else if (field === "event") this.#event = value;
    else if (field === "id" && !value.includes("\0")) this.#id = value;
    return undefined;
  }

  #dispatch(): SseEvent | undefined {
    const event: SseEvent | undefined =
      this.#data.length === 0
        ? undefined
        : {
            event: this.#event || "message",
            data: this.#data.join("\n"),
            id: this.#id,
            raw: this.#raw.join("\n"),
          };
    this.#event = "";
    this.#data = [];
    this.#raw = [];
    return event;
  }
}

/** Index of the next CR or LF at or after `from`, or -1. */
function nextBreak(text: string, from: number): number {
  const lf = text.indexOf("\n", from);
  const cr = text.indexOf("\r", from);
  if (lf === -1) return cr;
  return cr === -1 ? lf : Math.min(lf, cr);
}

/** Reads a response body as server-sent events. Ends where the body ends; leaving the loop cancels the body. */
export async function* readSse(body: ReadableStream<Uint8Array>): AsyncGenerator<SseEvent> {
  const decoder = new SseDecoder();
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield* decoder.push(utf8.decode(next.value, { stream: true }));
    }
    yield* decoder.push(utf8.decode());
  } finally {
    await reader.cancel();
  }
}
