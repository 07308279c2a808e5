import { expect, it } from "vitest";
import { toEpisodeResult } from "@/lib/evals/episode-result";
import { cellsOf, episodeAt, runRequestOf } from "@/lib/evals/plan";
import { DEFAULT_SPEC, episodeCount } from "@/lib/evals/spec";
import { collectLabRun } from "../run-lab";
import { runEpisodes } from "./run-episodes";

const SPEC = { ...DEFAULT_SPEC, trials: 1 };
const { signal } = new AbortController();

it("gives each episode the figures of the same run in the lab, streamed and with every frame", async () => {
  const cells = cellsOf(SPEC);
  const episodes = Array.from({ length: episodeCount(SPEC) }, (_, n) => episodeAt(SPEC, cells, n));
  const results = await runEpisodes(SPEC, episodes, { signal });
  for (const [n, episode] of episodes.entries()) {
    const events = await collectLabRun(runRequestOf(SPEC, episode));
    expect(results[n]).toEqual(toEpisodeResult(episode.index, events));
  }
}, 60_000);

it("stops between episodes", async () => {
  const episode = episodeAt(SPEC, cellsOf(SPEC), 0);
  expect(await runEpisodes(SPEC, [episode], { signal: AbortSignal.abort() })).toEqual([]);
});
