// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runInSandbox } from "./run-in-sandbox";
import { startRunner } from "./runner/runner";
import { openSandbox } from "./sandbox";
import { importModule } from "./testing";

const serve = (respond: () => Response) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => respond()),
  );
const frameOf = () => document.querySelector("iframe");

/** What the frame's own document would do: say that it is ready, and run what it is handed, here. */
function letFrameStart() {
  const observer = new MutationObserver(() => {
    const view = frameOf()?.contentWindow;
    if (!view) return;
    observer.disconnect();
    vi.spyOn(view, "postMessage").mockImplementation((...args: unknown[]) => {
      const [port] = Array.isArray(args[2]) ? args[2] : [];
      if (!(port instanceof MessagePort)) throw new Error("no port was handed over");
      startRunner(
        {
          post: (message) => port.postMessage(message),
          listen: (onMessage) => {
            port.onmessage = ({ data }) => {
              // The frame itself ends its worker.
              if (data?.kind === "stop") port.close();
              else onMessage(data);
            };
          },
          close: () => port.close(),
        },
        importModule,
      );
    });
    window.dispatchEvent(new MessageEvent("message", { data: "someone else", source: window }));
    window.dispatchEvent(new MessageEvent("message", { data: "workshop-frame-ready", source: view }));
  });
  observer.observe(document.body, { childList: true });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("openSandbox", () => {
  it("fails where the runner cannot be fetched, and fetches again the next time", async () => {
    serve(() => new Response("", { status: 503 }));
    letFrameStart();
    await expect(openSandbox()).rejects.toMatchObject({ problem: { kind: "sandbox", message: "HTTP 503" } });
    document.body.replaceChildren();
    serve(() => new Response("runner"));
    letFrameStart();
    const sandbox = await openSandbox();
    expect(frameOf()?.getAttribute("sandbox")).toBe("allow-scripts");
    sandbox.stop();
    expect(frameOf()).toBeNull();
  });

  it("gives up on a frame that does not start", async () => {
    vi.useFakeTimers();
    serve(() => new Response("runner"));
    const opened = expect(openSandbox()).rejects.toMatchObject({ problem: { kind: "sandbox" } });
    await vi.advanceTimersByTimeAsync(60_000);
    await opened;
    expect(frameOf()).toBeNull();
  });
});

describe("runInSandbox", () => {
  beforeEach(() => serve(() => new Response("runner")));
  const check = (id: string, wanted: string) => ({
    id,
    title: { en: id, zh: id },
    async run(bench: import("./exercise").Workbench) {
      const { answer } = await bench.call({}, { find: () => 1 });
      const text = JSON.stringify(answer);
      return text.includes(wanted)
        ? ({ pass: true } as const)
        : ({ pass: false, expected: { en: wanted, zh: wanted }, actual: text } as const);
    },
  });
  const exercise = {
    slug: "x",
    tool: { name: "look", description: "Looks.", inputSchema: { type: "object" as const, properties: {} } },
    backendMethods: ["find"],
    checks: [check("first", "found 1"), check("second", "found")] as const,
  };
  const HANDLER =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the learner's own template
    'export const handler = async (_input: unknown, backend: { find(): Promise<number> }) => ({ content: [{ type: "text", text: `found ${await backend.find()}` }] });';

  it("compiles, loads and checks, and takes the frame away", async () => {
    letFrameStart();
    const seen: string[] = [];
    const run = await runInSandbox(
      { ...exercise, checks: [...exercise.checks] },
      HANDLER,
      1,
      ({ check: { id }, outcome }) => seen.push(`${id} ${outcome.pass}`),
    );
    expect(run).toEqual({ kind: "finished", solved: true });
    expect(seen).toEqual(["first true", "second true"]);
    expect(frameOf()).toBeNull();
  });

  it.each([
    ["is no TypeScript", "export const handler = (", "syntax"],
    ["has no handler", "export const other = 1;", "no_handler"],
  ])("says why code that %s cannot run", async (_what, source, kind) => {
    letFrameStart();
    const run = await runInSandbox({ ...exercise, checks: [...exercise.checks] }, source, 1, () => undefined);
    expect(run).toMatchObject({ kind: "not_loaded", problem: { kind } });
  });
});
