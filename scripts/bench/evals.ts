import { availableParallelism } from "node:os";
import { DEFAULT_SPEC, episodeCount } from "@/lib/evals/spec";
import { startEvals } from "@/lib/lab/evals/start-evals";

/** The default matrix on so many worker threads. */
export type EvalsBench = {
  workers: number;
  episodes: number;
  seconds: number;
  perSecond: number;
  /** Resident memory of the process, its threads included: before the first episode, and the most seen. */
  startMb: number;
  peakMb: number;
};

const residentMb = () => process.memoryUsage().rss / 1024 ** 2;

/** Times the whole default matrix, first on one thread and then on all cores, so that the scaling is seen. */
export async function benchEvals(root: string, trials = DEFAULT_SPEC.trials): Promise<EvalsBench[]> {
  const spec = { ...DEFAULT_SPEC, trials };
  const episodes = episodeCount(spec);
  const results: EvalsBench[] = [];
  for (const workers of new Set([1, availableParallelism()])) {
    const startMb = residentMb();
    let peakMb = startMb;
    const startedAt = performance.now();
    for await (const event of startEvals(spec, { signal: new AbortController().signal, root, workers })) {
      peakMb = Math.max(peakMb, residentMb());
      if (event.type === "eval_stopped") throw new Error("The evals did not finish.");
    }
    const seconds = (performance.now() - startedAt) / 1000;
    results.push({ workers, episodes, seconds, perSecond: episodes / seconds, startMb, peakMb });
  }
  return results;
}
