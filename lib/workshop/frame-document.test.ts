import { describe, expect, it } from "vitest";
import { FRAME_DOCUMENT, FRAME_POLICY } from "./frame-document";

type Message = { data?: unknown; ports?: readonly unknown[] };

/** Runs the document's script in a page that is made up of what it uses. */
function openFrame() {
  const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(FRAME_DOCUMENT) ?? [];
  const toParent: unknown[] = [];
  const workers: { messages: unknown[]; isEnded: boolean; onmessage?: unknown; onerror?: unknown }[] = [];
  let onMessage: (event: Message) => void = () => undefined;
  class FakeWorker {
    messages: unknown[] = [];
    isEnded = false;
    constructor() {
      workers.push(this);
    }
    postMessage(message: unknown) {
      this.messages.push(message);
    }
    terminate() {
      this.isEnded = true;
    }
  }
  const listen = (_type: string, listener: (event: Message) => void, options: unknown) => {
    expect(options).toEqual({ once: true });
    onMessage = listener;
  };
  const parent = { postMessage: (message: unknown) => toParent.push(message) };
  new Function("addEventListener", "parent", "Worker", "URL", script)(listen, parent, FakeWorker, {
    createObjectURL: () => "blob:x",
  });
  return { toParent, workers, receive: (event: Message) => onMessage(event) };
}

const portOf = () => {
  const sent: unknown[] = [];
  const port: { postMessage(message: unknown): void; onmessage?: (event: { data: unknown }) => void } = {
    postMessage: (message) => sent.push(message),
  };
  return { port, sent };
};
const call = (
  target: { onmessage?: unknown; onerror?: unknown } | undefined,
  name: "onmessage" | "onerror",
  event: object,
) => {
  const listener = target?.[name];
  if (typeof listener !== "function") throw new Error(`no ${name}`);
  listener(event);
};

describe("the sandbox's document", () => {
  it("says that it is ready, and joins the worker that it is handed with the port", () => {
    const frame = openFrame();
    expect(frame.toParent).toEqual(["workshop-frame-ready"]);
    const { port, sent } = portOf();
    frame.receive({ data: { runner: "code" }, ports: [port] });
    const [worker] = frame.workers;
    call(port, "onmessage", { data: { kind: "load" } });
    call(worker, "onmessage", { data: { kind: "ready" } });
    call(worker, "onerror", { message: "SyntaxError" });
    expect(worker?.messages).toEqual([{ kind: "load" }]);
    expect(sent).toEqual([
      { kind: "ready" },
      { kind: "load_failed", reason: "load_threw", message: "SyntaxError" },
    ]);
    call(port, "onmessage", { data: { kind: "stop" } });
    expect(worker).toMatchObject({ isEnded: true, messages: [{ kind: "load" }] });
  });

  it.each([
    ["no port", { data: { runner: "code" }, ports: [] }],
    ["no code", { data: {}, ports: [portOf().port] }],
    ["nothing", { data: null, ports: [portOf().port] }],
  ])("starts nothing on a message with %s", (_what, event) => {
    const frame = openFrame();
    frame.receive(event);
    expect(frame.workers).toEqual([]);
  });

  it("allows no network, no origin and no foreign page around it", () => {
    expect(FRAME_POLICY.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "frame-ancestors 'self'",
        "sandbox allow-scripts",
      ]),
    );
    expect(FRAME_POLICY).not.toMatch(/allow-same-origin|https?:|\*/);
  });
});
