import { parentPort } from "node:worker_threads";
import { runEpisodes } from "./run-episodes";
import type { WorkerReply, WorkerRequest } from "./worker-messages";

/** The worker thread's side: runs the batches it is sent with the simulated model, one at a time. */
const running = new Map<number, AbortController>();

parentPort?.on("message", (request: WorkerRequest) => {
  if (request.type === "stop") running.get(request.id)?.abort();
  else void run(request);
});

async function run({ id, spec, episodes }: Extract<WorkerRequest, { type: "run" }>): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  const reply: WorkerReply = await runEpisodes(spec, episodes, { signal: stop.signal }).then(
    (results) => ({ type: "done", id, results }),
    (error: unknown) => ({
      type: "failed",
      id,
      message: error instanceof Error ? error.message : String(error),
    }),
  );
  running.delete(id);
  parentPort?.postMessage(reply);
}
