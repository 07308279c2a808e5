import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeClaude, startFakeClaude } from "@/lib/agent/testing/fake-claude";
import { type EvalReport, mergeReports, parseReport } from "@/lib/evals/report";
import type { EvalEvent } from "@/lib/evals/run-evals";
import { DEFAULT_SPEC, type EvalSpec } from "@/lib/evals/spec";
import { readSse } from "@/lib/streaming/sse";
import { POST } from "./route";

const SPEC: EvalSpec = {
  ...DEFAULT_SPEC,
  scenarios: ["bad_id", "return_window"],
  styles: ["structured", "generic"],
  trials: 8,
};

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request("http://localhost/api/evals", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
}

async function eventsOf(response: Response, until = Number.POSITIVE_INFINITY): Promise<EvalEvent[]> {
  if (!response.body) throw new Error("no body");
  const events: EvalEvent[] = [];
  for await (const { data } of readSse(response.body)) {
    events.push(JSON.parse(data));
    if (events.length >= until) break;
  }
  return events;
}

function reportOf(events: EvalEvent[]): EvalReport {
  const last = events.findLast((event) => "report" in event);
  if (!last || !("report" in last)) throw new Error("no report");
  return parseReport(JSON.parse(JSON.stringify(last.report)));
}

beforeEach(() => {
  for (const name of ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "ANTHROPIC_MODEL"]) vi.stubEnv(name, "");
});
afterEach(() => vi.unstubAllEnvs());

describe("POST /api/evals with the simulated model", () => {
  it("streams progress and the report: structured errors lead to the right recovery, generic ones do not", async () => {
    const events = await eventsOf(await post({ spec: SPEC }));
    expect(events[0]).toEqual({ type: "eval_started", total: 32, alreadyDone: 0 });
    expect(events.at(-1)?.type).toBe("eval_finished");
    const right = reportOf(events).tallies.map((tally) => tally.right);
    expect([right[0], right[2]]).toEqual([8, 8]);
    expect((right[1] ?? 0) + (right[3] ?? 0)).toBeLessThan(12);
  }, 60_000);

  it("goes on where an earlier job was stopped, with the same result", async () => {
    const part = reportOf(await eventsOf(await post({ spec: SPEC }), 2));
    expect(part.done.length).toBeGreaterThan(0);
    const rest = reportOf(await eventsOf(await post({ spec: SPEC, done: part.done })));
    const whole = reportOf(await eventsOf(await post({ spec: SPEC })));
    expect(mergeReports([part, rest])).toEqual(whole);
  }, 60_000);

  it.each<[string, object, string]>([
    ["no spec", {}, "spec"],
    ["no trials", { spec: { ...SPEC, trials: 0 } }, "spec.trials"],
    ["an unknown scenario", { spec: { ...SPEC, scenarios: ["x"] } }, "spec.scenarios.0"],
    ["an unknown assumption", { spec: { ...SPEC, overrides: { x: 1 } } }, "spec.overrides.x"],
    ["what cannot be done yet", { spec: SPEC, done: [{ from: 0, to: 33 }] }, "done"],
    [
      "something done twice",
      {
        spec: SPEC,
        done: [
          { from: 0, to: 3 },
          { from: 2, to: 4 },
        ],
      },
      "done",
    ],
  ])("refuses %s", async (_what, body, field) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { errorCategory: "validation", field } });
  });
});

describe("POST /api/evals with a live model", () => {
  const LIVE = { ...SPEC, models: ["claude-sonnet-5-5"], trials: 1 };
  let fake: FakeClaude | undefined;
  afterEach(() => fake?.close());

  it("needs a key", async () => {
    for (const [model, status] of [
      ["claude-sonnet-5-5", 401],
      ["gpt-9", 422],
    ] as const) {
      const response = await post({ spec: { ...LIVE, models: [model] } });
      expect(response.status).toBe(status);
      // The route's slot is held until the answer has been sent.
      await response.text();
    }
  });

  it("asks to confirm an estimate first, without calling the model", async () => {
    fake = await startFakeClaude(() => ({ content: [{ type: "text", text: "Hello!" }] }));
    vi.stubEnv("ANTHROPIC_BASE_URL", fake.baseURL);
    const response = await post({ spec: LIVE }, { "x-anthropic-api-key": "sk-ant-x-0000000" });
    expect(response.status).toBe(428);
    const { estimate } = await response.json();
    expect(estimate).toMatchObject({ episodes: 4 });
    expect(estimate.requests).toBeGreaterThan(8);
    expect(fake.requests).toEqual([]);
  }, 60_000);

  it("runs each episode against the model, and stops at a refusal of the key with what was done", async () => {
    fake = await startFakeClaude((_request, n) =>
      n < 2
        ? { content: [{ type: "text", text: "Could you check the order number?" }] }
        : { fault: "status", status: 401, type: "authentication_error" },
    );
    vi.stubEnv("ANTHROPIC_BASE_URL", fake.baseURL);
    const events = await eventsOf(
      await post({ spec: LIVE, confirm: true }, { "x-anthropic-api-key": "sk-ant-x-0000000" }),
    );
    expect(events.at(-1)).toMatchObject({ type: "eval_stopped", error: { kind: "authentication" } });
    expect(fake.violations).toEqual([]);
    expect(reportOf(events).tallies.reduce((sum, tally) => sum + tally.episodes, 0)).toBe(2);
  }, 60_000);
});
