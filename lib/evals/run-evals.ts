import { followSignals } from "@/lib/domain/follow-signals";
import type { RunError } from "@/lib/domain/run-error";
import type { EpisodeFailure, EpisodeResult } from "./episode-result";
import { cellsOf, type Episode, episodeAt } from "./plan";
import { pieces, type Range, sizeOf, without } from "./ranges";
import { addResults, type EvalReport, emptyReport } from "./report";
import { type EvalSpec, episodeCount } from "./spec";

/** Runs some episodes. Stops early when the signal aborts; what was not run is left out of the answer. */
export type BatchRunner = (
  episodes: readonly Episode[],
  signal: AbortSignal,
) => Promise<(EpisodeResult | EpisodeFailure)[]>;

/** What a job tells while it runs. Every report holds all that this job has done so far. */
export type EvalEvent =
  | { type: "eval_started"; total: number; alreadyDone: number }
  | { type: "eval_progress"; total: number; done: number; report: EvalReport }
  | { type: "eval_finished"; report: EvalReport }
  /** Stopped before the end: by the caller, or because the model could not be reached. It can be resumed. */
  | { type: "eval_stopped"; report: EvalReport; error?: RunError };

export type EvalJob = {
  spec: EvalSpec;
  /** Which episodes to run; all of the spec where left out. */
  range?: Range;
  /** Episodes that an earlier job has done: they are not run again, and not in this job's report. */
  done?: readonly Range[];
  runBatch: BatchRunner;
  /** Batches in flight at the same time. */
  concurrency: number;
  /** Episodes in a batch. */
  batchSize: number;
  signal: AbortSignal;
};

/** Runs a job. The report depends on the spec alone, not on concurrency, batches or the order in which episodes end. */
export async function* runEvals(job: EvalJob): AsyncGenerator<EvalEvent> {
  const { spec, signal, done = [] } = job;
  const cells = cellsOf(spec);
  const range = job.range ?? { from: 0, to: episodeCount(spec) };
  const left = without(range, done);
  const total = range.to - range.from;
  const alreadyDone = total - sizeOf(left);
  yield { type: "eval_started", total, alreadyDone };

  const stop = followSignals(signal);
  const batches = pieces(left, job.batchSize);
  const inFlight = new Map<number, Promise<[number, (EpisodeResult | EpisodeFailure)[]]>>();
  let started = 0;
  let report = emptyReport(spec);
  let error: RunError | undefined;
  const startNext = () => {
    const batch = stop.signal.aborted || error ? undefined : batches.next().value;
    if (!batch) return;
    const id = started++;
    const episodes = Array.from({ length: batch.to - batch.from }, (_, n) =>
      episodeAt(spec, cells, batch.from + n),
    );
    inFlight.set(
      id,
      job.runBatch(episodes, stop.signal).then((results) => [id, results]),
    );
  };
  try {
    for (let n = 0; n < job.concurrency; n++) startNext();
    while (inFlight.size > 0) {
      const [id, results] = await Promise.race(inFlight.values());
      inFlight.delete(id);
      const finished: EpisodeResult[] = [];
      for (const result of results) {
        if (!("error" in result)) finished.push(result);
        else if (result.error.kind !== "aborted") error ??= result.error;
      }
      report = addResults(report, finished);
      startNext();
      yield { type: "eval_progress", total, done: alreadyDone + sizeOf(report.done), report };
    }
  } finally {
    stop.abort();
    await Promise.allSettled(inFlight.values());
    stop.release();
  }
  if (alreadyDone + sizeOf(report.done) === total) yield { type: "eval_finished", report };
  else yield { type: "eval_stopped", report, ...(error && { error }) };
}
