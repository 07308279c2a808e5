import { afterEach, describe, expect, it } from "vitest";
import { type FakeClaude, startFakeClaude } from "@/lib/agent/testing/fake-claude";
import type { EvalEvent } from "@/lib/evals/run-evals";
import { DEFAULT_SPEC, type EvalSpec } from "@/lib/evals/spec";
import { measureHere } from "./measure-here";
import { type EvalsOptions, startEvals } from "./start-evals";

const ROOT = process.cwd();
const SMALL: EvalSpec = {
  ...DEFAULT_SPEC,
  scenarios: DEFAULT_SPEC.scenarios.slice(0, 2),
  styles: ["generic"],
  trials: 3,
};
const LIVE: EvalSpec = { ...SMALL, models: ["claude-sonnet-5-5"], trials: 1 };

async function eventsOf(spec: EvalSpec, options: Partial<EvalsOptions> = {}) {
  const events: EvalEvent[] = [];
  const all = { signal: new AbortController().signal, root: ROOT, workers: 1, ...options };
  for await (const event of startEvals(spec, all)) events.push(event);
  return events;
}

describe("a job of the simulated model", () => {
  it("comes to the same report in this thread, in several, and in the page's own way", async () => {
    const [here] = (await eventsOf(SMALL)).slice(-1);
    const [threads] = (await eventsOf(SMALL, { workers: 2 })).slice(-1);
    expect(here).toMatchObject({ type: "eval_finished" });
    expect(threads).toEqual(here);
    expect(await measureHere(SMALL)).toEqual(here && "report" in here && here.report);
  }, 60_000);

  it("does its work here where the threads' code cannot be built", async () => {
    const events = await eventsOf(SMALL, { workers: 2, root: "/nonexistent" });
    expect(events.at(-1)).toMatchObject({ type: "eval_finished" });
  });

  it("stops its threads", async () => {
    const stop = new AbortController();
    const spec = { ...DEFAULT_SPEC, trials: 200 };
    const seen: EvalEvent["type"][] = [];
    for await (const { type } of startEvals(spec, { signal: stop.signal, root: ROOT, workers: 2 })) {
      seen.push(type);
      if (type === "eval_progress") stop.abort();
    }
    expect(seen.at(-1)).toBe("eval_stopped");
  }, 60_000);
});

describe("a job of a live model on the server's key", () => {
  let claude: FakeClaude | undefined;
  afterEach(() => claude?.close());
  const live = async () => {
    claude = await startFakeClaude(() => ({ content: [{ type: "text", text: "It was delivered." }] }));
    return { apiKey: "sk-ant-test-0123456789", baseURL: claude.baseURL };
  };

  it("reserves for each episode and settles what it took", async () => {
    const settled: number[] = [];
    const reserve = () => ({ maxTokens: 5_000, settle: (used: number) => settled.push(used) });
    const events = await eventsOf(LIVE, { live: await live(), reserve });
    expect(events.at(-1)).toMatchObject({ type: "eval_finished" });
    expect(settled).toHaveLength(2);
    for (const used of settled) {
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThan(5_000);
    }
  });

  it("is stopped, and says why, when the budget is used up", async () => {
    const events = await eventsOf(LIVE, { live: await live(), reserve: () => undefined });
    expect(events.at(-1)).toMatchObject({
      type: "eval_stopped",
      error: { kind: "billing", error: { errorCategory: "permission", isRetryable: false } },
    });
    expect(claude?.requests).toEqual([]);
  });

  it("reserves nothing on a learner's own key", async () => {
    expect((await eventsOf(LIVE, { live: await live() })).at(-1)).toMatchObject({ type: "eval_finished" });
  });
});
