import type { RunEvent } from "@/lib/domain/run-event";
import { type EpisodeFailure, type EpisodeResult, toEpisodeResult } from "@/lib/evals/episode-result";
import { type Episode, runRequestOf } from "@/lib/evals/plan";
import type { EvalSpec } from "@/lib/evals/spec";
import { driveLab, type LabOptions } from "../run-lab";

/**
 * Runs episodes one after the other, each a whole run of the lab, and lets other work in between. Ends early when the signal
 * aborts: an episode that was cut short is left out.
 */
export async function runEpisodes(
  spec: EvalSpec,
  episodes: readonly Episode[],
  options: Omit<LabOptions, "tap" | "stream">,
): Promise<(EpisodeResult | EpisodeFailure)[]> {
  const results: (EpisodeResult | EpisodeFailure)[] = [];
  for (const episode of episodes) {
    await new Promise((resolve) => setImmediate(resolve));
    if (options.signal.aborted) break;
    const events: RunEvent[] = [];
    const quietly = { ...options, tap: false, stream: false };
    await driveLab(runRequestOf(spec, episode), quietly, (event) => events.push(event));
    results.push(toEpisodeResult(episode.index, events));
  }
  return results;
}
