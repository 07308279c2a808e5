import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeSse, readSse, SSE_KEEP_ALIVE, SseDecoder, type SseEvent } from "./sse";

function decodeAll(text: string, cuts: readonly number[] = []): SseEvent[] {
  const decoder = new SseDecoder();
  const events: SseEvent[] = [];
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    events.push(...decoder.push(text.slice(from, cut)));
    from = cut;
  }
  events.push(...decoder.push(text.slice(from)));
  return events;
}

const line = fc.string({ unit: "grapheme" }).map((s) => s.replace(/[\r\n\0]/g, ""));
/** Text biased towards what a parser can get wrong: line breaks of all kinds, colons, fields, BOMs. */
const wireText = fc
  .array(
    fc.oneof(
      fc.constantFrom("\n", "\r", "\r\n", ":", " ", "data", "data: ", "event: ", "id: ", "\0", "\uFEFF"),
      line,
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

describe("SseDecoder", () => {
  it("gives the same events however the text is cut", () => {
    fc.assert(
      fc.property(wireText, fc.array(fc.nat(200)), (text, cuts) => {
        const inside = cuts.map((cut) => Math.min(cut, text.length));
        expect(decodeAll(text, inside)).toEqual(decodeAll(text));
      }),
    );
  });

  it("reads back what encodeSse wrote", () => {
    const message = fc.record(
      {
        data: fc.array(line, { minLength: 1 }).map((lines) => lines.join("\n")),
        event: line.filter(Boolean),
        id: line.filter(Boolean),
      },
      { requiredKeys: ["data"] },
    );
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const text = messages.map(encodeSse).join(SSE_KEEP_ALIVE);
        let id = "";
        const expected = messages.map((m) => {
          id = m.id ?? id;
          return { event: m.event ?? "message", data: m.data, id };
        });
        expect(decodeAll(text).map(({ event, data, id }) => ({ event, data, id }))).toEqual(expected);
      }),
    );
  });

  it.each([
    ["joins data lines", "data: YHOO\ndata: +2\ndata: 10\n\n", ["YHOO\n+2\n10"]],
    ["strips one space only", "data:a\ndata:  b\n\n", ["a\n b"]],
    ["dispatches an empty data field", "data\n\ndata\ndata\n\n", ["", "\n"]],
    ["ignores comments and unknown fields", ": hi\nfoo: bar\ndata: x\n\n", ["x"]],
    ["does not dispatch without data", "event: ping\n\ndata: x\n\n", ["x"]],
    ["drops what the end cuts off", "data: a\n\ndata: b\n", ["a"]],
    ["takes CR and CRLF", "data: a\r\rdata: b\r\n\r\n", ["a", "b"]],
    ["skips a leading BOM", "\uFEFFdata: a\n\n", ["a"]],
  ])("%s", (_name, text, data) => {
    expect(decodeAll(text).map((event) => event.data)).toEqual(data);
  });

  it("keeps the lines as received and the rest of an event that was cut off", () => {
    const decoder = new SseDecoder();
    const [event] = decoder.push("event: ping\ndata: {}\n\nevent: content_bl");
    expect(event?.raw).toBe("event: ping\ndata: {}");
    expect(decoder.pending()).toBe("event: content_bl");
  });
});

describe("encodeSse", () => {
  it.each([{ event: "a\nb" }, { id: "a\rb" }, { id: "a\0b" }])("refuses %j", (bad) => {
    expect(() => encodeSse({ data: "", ...bad })).toThrow(RangeError);
  });
});

describe("readSse", () => {
  it("decodes a body cut inside a multi-byte character", async () => {
    const bytes = new TextEncoder().encode(encodeSse({ data: "订单已送达" }));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const events: SseEvent[] = [];
    for await (const event of readSse(body)) events.push(event);
    expect(events.map((event) => event.data)).toEqual(["订单已送达"]);
  });
});
