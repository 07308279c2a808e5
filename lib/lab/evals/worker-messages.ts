import type { EpisodeFailure, EpisodeResult } from "@/lib/evals/episode-result";
import type { Episode } from "@/lib/evals/plan";
import type { EvalSpec } from "@/lib/evals/spec";

/** What a worker is asked: to run a batch, or to stop the one it runs. */
export type WorkerRequest =
  | { type: "run"; id: number; spec: EvalSpec; episodes: readonly Episode[] }
  | { type: "stop"; id: number };

/** What it answers, once for each batch. */
export type WorkerReply =
  | { type: "done"; id: number; results: (EpisodeResult | EpisodeFailure)[] }
  | { type: "failed"; id: number; message: string };
