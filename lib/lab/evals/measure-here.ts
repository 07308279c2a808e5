import { type EvalReport, emptyReport } from "@/lib/evals/report";
import { runEvals } from "@/lib/evals/run-evals";
import type { EvalSpec } from "@/lib/evals/spec";
import { runEpisodes } from "./run-episodes";

/** Measures a spec with the simulated model in this process, to its end: for what a page shows before it is touched. */
export async function measureHere(spec: EvalSpec): Promise<EvalReport> {
  const { signal } = new AbortController();
  let report = emptyReport(spec);
  const job = runEvals({
    spec,
    signal,
    runBatch: (episodes, batchSignal) => runEpisodes(spec, episodes, { signal: batchSignal }),
    concurrency: 1,
    batchSize: 100,
  });
  for await (const event of job) if ("report" in event) report = event.report;
  return report;
}
