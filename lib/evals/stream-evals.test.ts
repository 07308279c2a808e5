import { afterEach, describe, expect, it, vi } from "vitest";
import { encodeSse } from "@/lib/streaming/sse";
import { RunStreamError } from "@/lib/streaming/stream-run";
import { emptyReport } from "./report";
import { DEFAULT_SPEC } from "./spec";
import { estimateOf, streamEvals } from "./stream-evals";

afterEach(() => vi.unstubAllGlobals());

function answerWith(respond: (init: RequestInit) => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return respond(init);
  });
  return asked;
}

const report = emptyReport(DEFAULT_SPEC);
const signal = new AbortController().signal;

describe("streamEvals", () => {
  const events = [
    { type: "eval_started", total: 3, alreadyDone: 0 },
    { type: "eval_progress", total: 3, done: 1, report },
    { type: "eval_stopped", report },
    { type: "never read" },
  ];

  it("yields a job's events up to its end, and sends the key only as a header", async () => {
    const asked = answerWith(
      () => new Response(events.map((event) => encodeSse({ data: JSON.stringify(event) })).join("")),
    );
    const seen = [];
    for await (const event of streamEvals(
      { spec: DEFAULT_SPEC, done: [], confirm: true },
      signal,
      "sk-canary",
    ))
      seen.push(event);
    expect(seen).toEqual(events.slice(0, 3));
    expect(asked).toMatchObject([
      { url: "/api/evals", init: { headers: { "x-anthropic-api-key": "sk-canary" } } },
    ]);
    expect(asked[0]?.init.body).not.toContain("sk-canary");
  });
});

describe("estimateOf", () => {
  const estimate = { requests: 10, inputTokens: 20, outputTokens: 30 };

  it("gives the server's estimate, and asks with the spec alone", async () => {
    const asked = answerWith(() => Response.json({ estimate }));
    expect(await estimateOf(DEFAULT_SPEC, undefined)).toEqual(estimate);
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ spec: DEFAULT_SPEC });
    expect(asked[0]?.init.headers).not.toHaveProperty("x-anthropic-api-key");
  });

  const problemOf = async (respond: () => Response | Promise<Response>) => {
    answerWith(respond);
    const error: unknown = await estimateOf(DEFAULT_SPEC, "sk-canary").catch((thrown: unknown) => thrown);
    return error instanceof RunStreamError ? error.problem : error;
  };

  it("tells a server that is not there from one that refuses or says something else", async () => {
    expect(await problemOf(() => Promise.reject(new TypeError("fetch failed")))).toEqual({
      kind: "unreachable",
    });
    expect(await problemOf(() => Response.json({ error: {} }, { status: 422 }))).toMatchObject({
      kind: "refused",
      status: 422,
    });
    expect(await problemOf(() => new Response("<html>"))).toMatchObject({ kind: "refused", status: 200 });
  });
});
