import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { runEvals } from "@/lib/evals/run-evals";
import { type EvalSpec, episodeCount } from "@/lib/evals/spec";
import { runEpisodes } from "./run-episodes";

/** What a live job may take. */
export type Estimate = { episodes: number; requests: number; inputTokens: number; outputTokens: number };

/** Requests and tokens of judging one reply, beside the episode's own. */
const JUDGE = { requests: 1, inputTokens: 600, outputTokens: 40 };

/**
 * Estimates a live job from two simulated trials of each cell: Claude takes about as many turns, with about the same texts. A rough
 * figure, for a decision whether to start.
 */
export async function estimateEvals(spec: EvalSpec, signal: AbortSignal): Promise<Estimate> {
  const live = spec.models.filter((model) => model !== SIMULATOR_MODEL);
  const pilot: EvalSpec = { ...spec, models: [SIMULATOR_MODEL], trials: Math.min(2, spec.trials) };
  const episodes = episodeCount({ ...spec, models: live });
  const job = runEvals({
    spec: pilot,
    signal,
    concurrency: 1,
    batchSize: 8,
    runBatch: (batch, batchSignal) => runEpisodes(pilot, batch, { signal: batchSignal }),
  });
  const sum = { episodes: 0, requests: 0, inputTokens: 0, outputTokens: 0 };
  for await (const event of job) {
    if (event.type !== "eval_finished") continue;
    for (const tally of event.report.tallies) {
      sum.episodes += tally.episodes;
      sum.requests += tally.turns + tally.episodes * JUDGE.requests;
      sum.inputTokens += tally.inputTokens + tally.episodes * JUDGE.inputTokens;
      sum.outputTokens += tally.outputTokens + tally.episodes * JUDGE.outputTokens;
    }
  }
  signal.throwIfAborted();
  const scale = (value: number) => Math.round((value / sum.episodes) * episodes);
  return {
    episodes,
    requests: scale(sum.requests),
    inputTokens: scale(sum.inputTokens),
    outputTokens: scale(sum.outputTokens),
  };
}
