import { Worker } from "node:worker_threads";
import type { EpisodeFailure, EpisodeResult } from "@/lib/evals/episode-result";
import type { BatchRunner } from "@/lib/evals/run-evals";
import type { EvalSpec } from "@/lib/evals/spec";
import { bundleWorker } from "./bundle-worker";
import { runEpisodes } from "./run-episodes";
import type { WorkerReply, WorkerRequest } from "./worker-messages";

/** Runs batches of simulated episodes; `size` of them at the same time. */
export type EpisodePool = { runBatch: BatchRunner; size: number; close(): Promise<void> };

type Waiting = {
  resolve: (results: (EpisodeResult | EpisodeFailure)[]) => void;
  reject: (error: Error) => void;
};

/** Starts worker threads; where none can be started, this thread does the work. */
export async function createEpisodePool(spec: EvalSpec, size: number, root: string): Promise<EpisodePool> {
  const file = size > 1 ? await bundleWorker(root).catch(() => undefined) : undefined;
  if (file === undefined) {
    const runBatch: BatchRunner = (episodes, signal) => runEpisodes(spec, episodes, { signal });
    return { runBatch, size: 1, close: async () => undefined };
  }
  const threads = Array.from({ length: size }, () => startThread(file));
  const free = [...threads];
  let nextId = 0;
  return {
    size,
    async runBatch(episodes, signal) {
      const thread = free.pop();
      if (!thread) throw new Error(`more than ${size} batches at the same time`);
      const id = nextId++;
      const stop = () => thread.post({ type: "stop", id });
      signal.addEventListener("abort", stop, { once: true });
      try {
        return await thread.run({ type: "run", id, spec, episodes });
      } finally {
        signal.removeEventListener("abort", stop);
        free.push(thread);
      }
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

function startThread(file: string) {
  const worker = new Worker(file);
  const waiting = new Map<number, Waiting>();
  worker.on("message", (reply: WorkerReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.type === "done") asked?.resolve(reply.results);
    else asked?.reject(new Error(reply.message));
  });
  worker.on("error", (error) => {
    const cause = error instanceof Error ? error : new Error(String(error));
    for (const asked of waiting.values()) asked.reject(cause);
    waiting.clear();
  });
  const post = (request: WorkerRequest) => worker.postMessage(request);
  return {
    post,
    run: (request: Extract<WorkerRequest, { type: "run" }>) =>
      new Promise<(EpisodeResult | EpisodeFailure)[]>((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        post(request);
      }),
    end: () => worker.terminate(),
  };
}
