import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGENTS_VERDICTS } from "@/lib/domain/agents/agents-event";
import {
  addRun,
  emptyStrategyReport,
  type FinishedRun,
  runsOf,
  strategyCsv,
  strategyReportSchema,
  summarizeCells,
  summarizeStrategies,
} from "./report";
import { DEFAULT_STRATEGY_SPEC, strategyCells } from "./spec";

const SPEC = { ...DEFAULT_STRATEGY_SPEC, plans: ["mixed" as const, "all_down" as const], trials: 3 };
const CELLS = strategyCells(SPEC).length;

const run: fc.Arbitrary<FinishedRun> = fc
  .record({
    verdict: fc.constantFrom(...AGENTS_VERDICTS),
    done: fc.nat(28),
    claimed: fc.option(fc.nat(28), { nil: undefined }),
    messages: fc.nat(90),
    tokens: fc.nat(40_000),
  })
  .map(({ verdict, done, claimed, messages, tokens }) => ({
    type: "agents_finished",
    seq: 9,
    at: 0,
    answer: "",
    verdict,
    total: 28,
    done,
    ...(claimed !== undefined && { claimed }),
    metrics: {
      messages,
      fetches: 28,
      inputTokens: tokens,
      outputTokens: 1,
      waitingMs: 100,
      elapsedMs: 200,
    },
  }));
const runs = fc.array(fc.tuple(fc.nat(CELLS - 1), run), { maxLength: 20 });
const reportOf = (list: readonly (readonly [number, FinishedRun])[]) =>
  list.reduce((report, [cell, one]) => addRun(report, cell, one), emptyStrategyReport(SPEC));

describe("a report on strategies", () => {
  it("is the same in whatever order the runs end, and survives being saved", () => {
    fc.assert(
      fc.property(runs, (list) => {
        const report = reportOf(list);
        expect(reportOf(list.toReversed())).toEqual(report);
        expect(strategyReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
        expect(runsOf(report)).toBe(list.length);
      }),
    );
  });

  it("calls a run right when it ended complete or honestly partial, within its 95% interval", () => {
    fc.assert(
      fc.property(runs, (list) => {
        for (const [index, { right, runs: count, mostly }] of summarizeCells(reportOf(list)).entries()) {
          const own = list.filter(([cell]) => cell === index).map(([, one]) => one.verdict);
          const good = own.filter((verdict) => verdict === "complete" || verdict === "honest_partial");
          expect(count).toBe(own.length);
          if (own.length === 0) {
            expect(mostly).toBeUndefined();
            continue;
          }
          expect(right.value).toBeCloseTo(good.length / own.length);
          expect(right.low).toBeLessThanOrEqual(right.value);
          expect(right.high).toBeGreaterThanOrEqual(right.value);
          expect(own).toContain(mostly);
        }
      }),
    );
  });

  it("counts what an answer claims beyond what it has, and all where it gives no number", () => {
    const [sample] = fc.sample(run, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error("no sample");
    const { claimed: _claimed, ...silent } = sample;
    const over = (one: FinishedRun) => summarizeStrategies(reportOf([[0, one]]))[0]?.overclaimed;
    expect(over({ ...silent, done: 20 })).toBe(8);
    expect(over({ ...silent, done: 20, claimed: 23 })).toBe(3);
    expect(over({ ...silent, done: 20, claimed: 19 })).toBe(0);
  });

  it("has one CSV line a cell, with empty fields where nothing was run", () => {
    const [sample] = fc.sample(run, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error("no sample");
    const [head, first, second, ...rest] = strategyCsv(reportOf([[0, sample]]))
      .trimEnd()
      .split("\r\n");
    expect(head).toContain("plan,strategy,runs,right_rate,right_low,right_high,coverage");
    expect(first).toMatch(/^mixed,local_recovery,1,[01],/);
    expect(second).toMatch(/^mixed,bubble_everything,0,,0,1,,/);
    expect(rest).toHaveLength(CELLS - 2);
  });
});
