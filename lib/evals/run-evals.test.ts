import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RUN_ERROR_KINDS } from "@/lib/domain/run-error";
import { arbitraryRun } from "@/lib/domain/testing/arbitrary-run";
import { type EpisodeFailure, toEpisodeResult } from "./episode-result";
import { cellsOf, type Episode, episodeAt, shardRange } from "./plan";
import { sizeOf } from "./ranges";
import { type EvalReport, emptyReport, mergeReports, parseReport, ReportError } from "./report";
import { type EvalEvent, runEvals } from "./run-evals";
import { DEFAULT_SPEC, episodeCount } from "./spec";
import { toCsv } from "./summary";
import { arbitrarySpec, inventedResult } from "./testing/invented-result";
import { job, reportOf } from "./testing/run-job";

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
