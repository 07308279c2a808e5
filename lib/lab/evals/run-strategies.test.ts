import { describe, expect, it } from "vitest";
import type { StrategyReport } from "@/lib/evals/strategies/report";
import { summarizeCells } from "@/lib/evals/strategies/report";
import {
  DEFAULT_STRATEGY_SPEC,
  MEASURED_PLANS,
  MEASURED_STRATEGIES,
  strategyRequest,
} from "@/lib/evals/strategies/spec";
import { measureStrategies, runStrategies } from "./run-strategies";

const SPEC = { ...DEFAULT_STRATEGY_SPEC, plans: ["mixed" as const, "drawn" as const], trials: 2 };

const rates = (report: StrategyReport) =>
  Object.fromEntries(
    summarizeCells(report).map(({ plan, strategy, right }) => [`${plan} ${strategy}`, right.value]),
  );

describe("evals of strategies", () => {
  it("find local recovery right wherever the faults fall, and swallowing everything never", async () => {
    const report = await measureStrategies(SPEC);
    expect(rates(report)).toMatchObject({
      "mixed local_recovery": 1,
      "mixed bubble_everything": 0,
      "mixed swallow_everything": 0,
      "drawn local_recovery": 1,
      "drawn swallow_everything": 0,
    });
    const [local, bubble, swallow] = summarizeCells(report);
    expect((bubble?.messages ?? 0) / (local?.messages ?? 1)).toBeGreaterThanOrEqual(5);
    expect(swallow?.overclaimed).toBeGreaterThan(0);
    expect(local?.overclaimed).toBe(0);
    expect(await measureStrategies(SPEC)).toEqual(report);
  }, 60_000);

  it("give all strategies the same faults and seed, and each trial others", () => {
    for (const plan of MEASURED_PLANS) {
      const [first, ...others] = MEASURED_STRATEGIES.map((strategy) =>
        strategyRequest(SPEC, { plan, strategy }, 0),
      );
      for (const { plan: faults, seed } of others)
        expect({ faults, seed }).toEqual({ faults: first?.plan, seed: first?.seed });
    }
    const placed = [0, 1, 2].map((trial) =>
      JSON.stringify(strategyRequest(SPEC, { plan: "mixed", strategy: "local_recovery" }, trial).plan),
    );
    expect(new Set(placed).size).toBe(3);
  });

  it("stop when asked to, with the trials that were whole", async () => {
    const stop = new AbortController();
    const spec = { ...SPEC, plans: ["all_fine" as const], trials: 50 };
    const seen: string[] = [];
    for await (const { type, report } of runStrategies(spec, stop.signal)) {
      seen.push(`${type} ${report.tallies[0]?.runs}`);
      if (seen.length === 2) stop.abort();
    }
    expect(seen).toEqual(["strategies_progress 1", "strategies_progress 2"]);
  });
});
