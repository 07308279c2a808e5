import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RUN_ERROR_KINDS } from "@/lib/domain/run-error";
import { arbitraryRun } from "@/lib/domain/testing/arbitrary-run";
import { type EpisodeFailure, toEpisodeResult } from "./episode-result";
import { cellsOf, type Episode, episodeAt, parseShard, runRequestOf, shardRange } from "./plan";
import { normalized, pieces, sizeOf, without } from "./ranges";
import { type EvalReport, emptyReport, mergeReports, parseReport, ReportError } from "./report";
import { type EvalEvent, type EvalJob, runEvals } from "./run-evals";
import { DEFAULT_SPEC, type EvalSpec, episodeCount, evalSpecSchema } from "./spec";
import { toCsv } from "./summary";
import { arbitrarySpec, inventedResult } from "./testing/invented-result";
import { wilson } from "./wilson";

const numbers = (ranges: readonly { from: number; to: number }[]) =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n));

async function job(spec: EvalSpec, more: Partial<EvalJob> = {}): Promise<EvalEvent[]> {
  const events: EvalEvent[] = [];
  const defaults = { concurrency: 3, batchSize: 4, signal: new AbortController().signal };
  const runBatch = async (episodes: readonly Episode[]) => episodes.map(inventedResult);
  for await (const event of runEvals({ spec, runBatch, ...defaults, ...more })) events.push(event);
  return events;
}

function reportOf(events: EvalEvent[]): EvalReport {
  const last = events.at(-1);
  if (last?.type !== "eval_finished" && last?.type !== "eval_stopped") throw new Error("no end");
  return last.report;
}

describe("planning", () => {
  it("gives styles the same luck, and every trial its own", () => {
    fc.assert(
      fc.property(arbitrarySpec, (spec) => {
        const cells = cellsOf(spec);
        const episodes = Array.from({ length: episodeCount(spec) }, (_, n) => episodeAt(spec, cells, n));
        const seeds = new Map<string, Set<number>>();
        for (const { scenario, trial, seed } of episodes) {
          const key = `${scenario} ${trial}`;
          seeds.set(key, (seeds.get(key) ?? new Set()).add(seed));
        }
        expect([...seeds.values()].every((set) => set.size === 1)).toBe(true);
        expect(new Set([...seeds.values()].flatMap((set) => [...set])).size).toBe(seeds.size);
      }),
    );
  });

  it("cuts a spec into shards that are the whole, without overlap", () => {
    fc.assert(
      fc.property(arbitrarySpec, fc.integer({ min: 1, max: 20 }), (spec, of) => {
        const shards = Array.from({ length: of }, (_, n) => shardRange(spec, { index: n + 1, of }));
        expect(numbers(shards)).toEqual(numbers([{ from: 0, to: episodeCount(spec) }]));
      }),
    );
  });

  it.each(["0/2", "3/2", "1", "a/b", "1/0", "-1/2"])("refuses the shard %s", (text) => {
    expect(() => parseShard(text)).toThrow(RangeError);
  });

  it("names the run behind an episode", () => {
    const spec = { ...DEFAULT_SPEC, transientFailures: 3, overrides: { "ratios.word": 4 } };
    const episode = episodeAt(spec, cellsOf(spec), 9);
    expect(runRequestOf(spec, episode)).toEqual({
      locale: "en",
      orderId: "A-TIMEOUT",
      responseStyle: "prose",
      model: "simulator",
      seed: episode.seed,
      hostPolicy: "forward",
      transientFailures: 3,
      overrides: { "ratios.word": 4 },
    });
  });

  it("refuses specs that are too large or name something twice", () => {
    const problems = (change: object) =>
      evalSpecSchema
        .safeParse({ ...DEFAULT_SPEC, ...change })
        .error?.issues.map(({ path }) => path.join("."));
    expect(problems({})).toBeUndefined();
    expect(problems({ styles: ["generic", "generic"] })).toEqual(["styles"]);
    expect(problems({ trials: 2000, models: ["a", "b", "c"] })).toEqual(["trials"]);
    expect(problems({ overrides: { nonsense: 1 } })).not.toEqual([]);
  });
});

describe("ranges", () => {
  const ranges = fc
    .uniqueArray(fc.nat(60))
    .map((list) => normalized(list.map((n) => ({ from: n, to: n + 1 }))));

  it("leave out exactly what is done, in pieces or whole", () => {
    fc.assert(
      fc.property(ranges, fc.nat(60), fc.integer({ min: 1, max: 9 }), (done, to, size) => {
        const gone = new Set(numbers(done));
        const left = numbers([{ from: 0, to }]).filter((n) => !gone.has(n));
        expect(numbers(without({ from: 0, to }, done))).toEqual(left);
        const cut = [...pieces(without({ from: 0, to }, done), size)];
        expect(numbers(cut)).toEqual(left);
        expect(cut.every((piece) => sizeOf([piece]) <= size)).toBe(true);
      }),
    );
  });

  it("must not overlap", () => {
    expect(() =>
      normalized([
        { from: 0, to: 3 },
        { from: 2, to: 4 },
      ]),
    ).toThrow(RangeError);
  });
});

describe("wilson", () => {
  it.each([
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [5, 10, 0.5, 0.2366, 0.7634],
    [81, 263, 0.308, 0.2553, 0.3662],
  ])("%i of %i", (successes, trials, value, low, high) => {
    const rate = wilson(successes, trials);
    expect(rate.value).toBeCloseTo(value, 4);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  it("knows nothing without trials", () => {
    expect(wilson(0, 0)).toEqual({ value: Number.NaN, low: 0, high: 1 });
  });
});

describe("reports", () => {
  it("merge exactly: shards in any order are one long run", async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitrarySpec,
        fc.integer({ min: 1, max: 5 }).chain((of) =>
          fc
            .shuffledSubarray(
              Array.from({ length: of }, (_, n) => n + 1),
              { minLength: of },
            )
            .map((order) => ({ of, order })),
        ),
        async (spec, { of, order }) => {
          const whole = reportOf(await job(spec));
          const shards = await Promise.all(
            order.map(async (index) => reportOf(await job(spec, { range: shardRange(spec, { index, of }) }))),
          );
          expect(JSON.stringify(mergeReports(shards))).toBe(JSON.stringify(whole));
        },
      ),
      { numRuns: 20 },
    );
  });

  it("survive being saved", async () => {
    const report = reportOf(await job({ ...DEFAULT_SPEC, trials: 2 }));
    expect(parseReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it("refuse an episode counted twice and other specs", async () => {
    const report = reportOf(await job({ ...DEFAULT_SPEC, trials: 1 }));
    expect(() => mergeReports([report, report])).toThrow(/counted twice/);
    expect(() => mergeReports([report, emptyReport({ ...DEFAULT_SPEC, trials: 2 })])).toThrow(
      /different specs/,
    );
    expect(() => mergeReports([])).toThrow(ReportError);
  });

  it.each<[string, (report: EvalReport) => unknown]>([
    ["nothing", () => null],
    ["something else", () => ({ format: "other" })],
    ["a changed count", (report) => ({ ...report, done: [{ from: 0, to: 7 }] })],
    ["a missing cell", (report) => ({ ...report, tallies: report.tallies.slice(1) })],
    ["episodes beyond the spec", (report) => ({ ...report, spec: { ...report.spec, trials: 1 } })],
  ])("refuse %s", async (_what, broken) => {
    const report = reportOf(await job({ ...DEFAULT_SPEC, trials: 2 }));
    expect(() => parseReport(broken(report))).toThrow(ReportError);
  });

  it("are written as CSV with a line a cell", async () => {
    const csv = toCsv(reportOf(await job({ ...DEFAULT_SPEC, models: ['=a,"b"'], trials: 1 })));
    const lines = csv.trimEnd().split("\r\n");
    expect(lines).toHaveLength(50);
    expect(lines[1]).toMatch(/^"'=a,""b""",found,structured,1,[01],/);
  });
});

describe("runEvals", () => {
  const spec = { ...DEFAULT_SPEC, trials: 3 };

  it("gives the same report whatever the concurrency and batch size", async () => {
    const one = reportOf(await job(spec, { concurrency: 1, batchSize: 1 }));
    const many = reportOf(await job(spec, { concurrency: 7, batchSize: 10 }));
    expect(many).toEqual(one);
  });

  it("stops when told, and goes on where it stopped", async () => {
    const controller = new AbortController();
    const first: EvalEvent[] = [];
    const runBatch = async (episodes: readonly Episode[]) => episodes.map(inventedResult);
    const { signal } = controller;
    for await (const event of runEvals({ spec, runBatch, signal, concurrency: 2, batchSize: 5 })) {
      first.push(event);
      if (event.type === "eval_progress" && event.done >= 40) controller.abort();
    }
    const part = reportOf(first);
    expect(first.at(-1)?.type).toBe("eval_stopped");
    expect(sizeOf(part.done)).toBeLessThan(episodeCount(spec));
    const rest = reportOf(await job(spec, { done: part.done }));
    expect(mergeReports([part, rest])).toEqual(reportOf(await job(spec)));
  });

  it("stops at a model that cannot be reached, and keeps what was done", async () => {
    const failure = (index: number): EpisodeFailure => ({
      index,
      error: {
        kind: "rate_limited",
        error: { errorCategory: "transient", isRetryable: true, message: "Wait." },
      },
    });
    const events = await job(spec, {
      concurrency: 1,
      batchSize: 1,
      runBatch: async (episodes) =>
        episodes.map((e) => (e.index === 5 ? failure(e.index) : inventedResult(e))),
    });
    expect(events.at(-1)).toMatchObject({ type: "eval_stopped", error: { kind: "rate_limited" } });
    expect(reportOf(events).done).toEqual([{ from: 0, to: 5 }]);
  });

  it("ends what is in flight when its reader leaves", async () => {
    let aborted = 0;
    const runBatch = (_: readonly Episode[], signal: AbortSignal) =>
      new Promise<never[]>((resolve) => {
        signal.addEventListener("abort", () => {
          aborted += 1;
          resolve([]);
        });
      });
    const events = runEvals({
      spec,
      runBatch: async (episodes, signal) =>
        episodes[0]?.index === 0 ? episodes.map(inventedResult) : runBatch(episodes, signal),
      concurrency: 3,
      batchSize: 4,
      signal: new AbortController().signal,
    });
    for await (const event of events) if (event.type === "eval_progress") break;
    expect(aborted).toBe(3);
  });

  it("counts what is already done", async () => {
    const [started, ...rest] = await job(spec, { done: [{ from: 0, to: 100 }] });
    expect(started).toEqual({ type: "eval_started", total: 147, alreadyDone: 100 });
    expect(rest.at(-2)).toMatchObject({ done: 147 });
  });
});

describe("toEpisodeResult", () => {
  it("takes any whole run, and no other", () => {
    fc.assert(
      fc.property(arbitraryRun, (events) => {
        const result = toEpisodeResult(3, events);
        expect(result.index).toBe(3);
        const last = events.at(-1);
        expect("error" in result).toBe(last?.type === "run_failed");
        expect(() => toEpisodeResult(3, events.slice(0, -1))).toThrow();
      }),
    );
  });

  it("knows every way a run can fail", () => {
    const metrics = inventedResult(episodeAt(DEFAULT_SPEC, cellsOf(DEFAULT_SPEC), 0));
    const counted = RUN_ERROR_KINDS.filter((kind) => {
      const result = toEpisodeResult(0, [
        {
          type: "run_failed",
          agentId: "main",
          seq: 0,
          at: 0,
          metrics: { ...metrics, bits: 0 },
          error: { kind, error: { errorCategory: "transient", isRetryable: true, message: "x" } },
        },
      ]);
      return !("error" in result);
    });
    expect(counted).toEqual([
      "refusal",
      "output_limit",
      "turn_limit",
      "call_limit",
      "token_limit",
      "protocol_error",
    ]);
  });
});
