import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { arbitraryRun } from "@/lib/domain/testing/arbitrary-run";
import { encodeSse } from "./sse";
import { RunStreamError, streamRun } from "./stream-run";

const request: RunRequest = { locale: "en", orderId: "A-1", responseStyle: "generic", model: "simulator" };

async function collect(respond: (init: RequestInit) => Response | Promise<Response>, apiKey?: string) {
  const seen: RunEvent[] = [];
  const controller = new AbortController();
  const fake: typeof fetch = async (_url, init) => respond(init ?? {});
  try {
    for await (const event of streamRun(request, { signal: controller.signal, fetch: fake, apiKey }))
      seen.push(event);
    return { seen, problem: undefined };
  } catch (error) {
    if (!(error instanceof RunStreamError)) throw error;
    return { seen, problem: error.problem };
  }
}

const sse = (events: readonly unknown[]) =>
  new Response(events.map((event) => encodeSse({ data: JSON.stringify(event) })).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

describe("streamRun", () => {
  it("yields every event of a whole run", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRun, async (events) => {
        const result = await collect(() => sse(events));
        const ends = /^run_(finished|failed)$/.test(events.at(-1)?.type ?? "");
        expect(result.seen).toHaveLength(events.length);
        expect(result.problem).toEqual(ends ? undefined : { kind: "broken_stream" });
      }),
      { numRuns: 30 },
    );
  });

  it("sends the request, and the learner's key only as a header", async () => {
    let sent: RequestInit = {};
    await collect((init) => {
      sent = init;
      return sse([]);
    }, "sk-ant-canary");
    expect(JSON.parse(String(sent.body))).toEqual(request);
    expect(sent.headers).toMatchObject({ "x-anthropic-api-key": "sk-ant-canary" });
  });

  it("says why the server refused", async () => {
    const error = {
      errorCategory: "validation",
      isRetryable: false,
      message: "no such model",
      field: "model",
    };
    const refused = await collect(() => Response.json({ error }, { status: 422 }));
    expect(refused.problem).toEqual({ kind: "refused", status: 422, error });
    const page = await collect(() => new Response("<html>", { status: 502 }));
    expect(page.problem).toEqual({ kind: "refused", status: 502, error: undefined });
  });

  it("tells an unreachable server from a stream that breaks or holds something else", async () => {
    const offline = await collect(() => Promise.reject(new TypeError("fetch failed")));
    expect(offline.problem).toEqual({ kind: "unreachable" });
    expect((await collect(() => sse([{ type: "unheard_of" }]))).problem).toEqual({ kind: "broken_stream" });
  });

  it("throws the reason when it is aborted", async () => {
    const controller = new AbortController();
    const hang: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      );
    const next = streamRun(request, { signal: controller.signal, fetch: hang }).next();
    controller.abort(new Error("stopped"));
    await expect(next).rejects.toThrow("stopped");
  });
});
