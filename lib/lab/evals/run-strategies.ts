import { addRun, emptyStrategyReport, type StrategyReport } from "@/lib/evals/strategies/report";
import { type StrategySpec, strategyCells, strategyRequest } from "@/lib/evals/strategies/spec";
import type { StrategyEvent } from "@/lib/evals/strategies/stream-strategies";
import { endOfMultiRun } from "../run-multi";

/**
 * Measures strategies against fault plans, each a whole multi-agent run with the simulated model. Lets other work in between. When
 * the signal aborts it ends without `strategies_finished`; the trials that were whole by then have been handed on.
 */
export async function* runStrategies(spec: StrategySpec, signal: AbortSignal): AsyncGenerator<StrategyEvent> {
  const cells = strategyCells(spec);
  let report = emptyStrategyReport(spec);
  for (let trial = 0; trial < spec.trials; trial++) {
    for (const [index, cell] of cells.entries()) {
      await new Promise((resolve) => setImmediate(resolve));
      const end = await endOfMultiRun(strategyRequest(spec, cell, trial), { signal, stream: false });
      if (signal.aborted) return;
      if (end.type === "agents_failed") throw new Error(`A simulated run failed: ${end.error.error.message}`);
      report = addRun(report, index, end);
    }
    if (trial < spec.trials - 1) yield { type: "strategies_progress", report };
  }
  yield { type: "strategies_finished", report };
}

/** Measures a spec to its end: for what a page shows before it is touched. */
export async function measureStrategies(spec: StrategySpec): Promise<StrategyReport> {
  let report = emptyStrategyReport(spec);
  for await (const event of runStrategies(spec, new AbortController().signal)) report = event.report;
  return report;
}
