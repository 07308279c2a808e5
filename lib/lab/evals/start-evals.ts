import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import type { Episode } from "@/lib/evals/plan";
import type { Range } from "@/lib/evals/ranges";
import { type BatchRunner, type EvalEvent, runEvals } from "@/lib/evals/run-evals";
import { type EvalSpec, isLive } from "@/lib/evals/spec";
import type { LiveAccess } from "../models";
import { runEpisodes } from "./run-episodes";
import { createEpisodePool } from "./worker-pool";

export type EvalsOptions = {
  signal: AbortSignal;
  /** The repository's root, where the workers' code is. */
  root: string;
  /** Worker threads for the simulated model. */
  workers: number;
  range?: Range;
  done?: readonly Range[];
  /** Needed where the spec names a live model. */
  live?: LiveAccess;
  /** Asked before each live episode: how many tokens it may take, or undefined where the budget is used up. */
  reserve?: () => { maxTokens: number; settle: (used: number) => void } | undefined;
};

/** Episodes of a worker's batch: many enough that messages cost nothing, few enough that progress is seen. */
const BATCH = 24;
/** Live episodes at the same time: within the rate limits of a new key. */
const LIVE_CONCURRENCY = 4;

/** Runs a job with the parts of this server: worker threads for the simulated model, this thread for live ones. */
export async function* startEvals(spec: EvalSpec, options: EvalsOptions): AsyncGenerator<EvalEvent> {
  const { signal, range, done, live, reserve } = options;
  const part = { spec, signal, ...(range && { range }), ...(done && { done }) };
  if (isLive(spec)) {
    const runBatch: BatchRunner = (episodes, batchSignal) =>
      runLive(spec, episodes, { signal: batchSignal, live, reserve });
    yield* runEvals({ ...part, runBatch, concurrency: LIVE_CONCURRENCY, batchSize: 1 });
    return;
  }
  const pool = await createEpisodePool(spec, options.workers, options.root);
  try {
    yield* runEvals({ ...part, runBatch: pool.runBatch, concurrency: pool.size, batchSize: BATCH });
  } finally {
    await pool.close();
  }
}

async function runLive(
  spec: EvalSpec,
  episodes: readonly Episode[],
  { signal, live, reserve }: Pick<EvalsOptions, "live" | "reserve" | "signal">,
): ReturnType<BatchRunner> {
  const results: Awaited<ReturnType<BatchRunner>> = [];
  for (const episode of episodes) {
    if (episode.model === SIMULATOR_MODEL || !reserve) {
      results.push(...(await runEpisodes(spec, [episode], { signal, ...(live && { live }) })));
      continue;
    }
    const budget = reserve();
    if (!budget) {
      results.push({ index: episode.index, error: BUDGET_USED_UP });
      break;
    }
    const maxTotalTokens = budget.maxTokens;
    const [result] = await runEpisodes(spec, [episode], { signal, maxTotalTokens, ...(live && { live }) });
    budget.settle(result && !("error" in result) ? result.inputTokens + result.outputTokens : maxTotalTokens);
    if (result) results.push(result);
  }
  return results;
}

const BUDGET_USED_UP = {
  kind: "billing",
  error: {
    errorCategory: "permission",
    isRetryable: false,
    message: "Today's budget for runs on this server's key is used up. Use your own key to go on.",
    suggestedAction: "use_own_key_or_simulator",
  },
} as const;
