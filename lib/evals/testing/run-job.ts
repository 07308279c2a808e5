import type { Episode } from "../plan";
import type { EvalReport } from "../report";
import { type EvalEvent, type EvalJob, runEvals } from "../run-evals";
import type { EvalSpec } from "../spec";
import { inventedResult } from "./invented-result";

/** All events of a job with invented figures. */
export async function job(spec: EvalSpec, more: Partial<EvalJob> = {}): Promise<EvalEvent[]> {
  const events: EvalEvent[] = [];
  const defaults = { concurrency: 3, batchSize: 4, signal: new AbortController().signal };
  const runBatch = async (episodes: readonly Episode[]) => episodes.map(inventedResult);
  for await (const event of runEvals({ spec, runBatch, ...defaults, ...more })) events.push(event);
  return events;
}

/** What a job's last event reports. */
export function reportOf(events: EvalEvent[]): EvalReport {
  const last = events.at(-1);
  if (last?.type !== "eval_finished" && last?.type !== "eval_stopped") throw new Error("no end");
  return last.report;
}
