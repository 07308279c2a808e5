import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { RunStreamError, type StreamProblem, streamRun } from "@/lib/streaming/stream-run";

/** What a page holds of one run: its events so far and how the following of it stands. */
export type RunFeed = {
  events: readonly RunEvent[];
  status: "idle" | "running" | "stopped" | "failed";
  problem?: StreamProblem;
};

/**
 * Follows one run to its end, however it ends; never rejects. Events are handed on once a frame, so that a fast stream does not
 * render once per token.
 */
export async function followRun(
  request: RunRequest,
  options: { signal: AbortSignal; apiKey?: string | undefined },
  onChange: (feed: RunFeed) => void,
): Promise<void> {
  const events: RunEvent[] = [];
  let frame: number | undefined;
  const show = (status: RunFeed["status"], problem?: StreamProblem) => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    onChange({ events: [...events], status, ...(problem && { problem }) });
  };
  show("running");
  try {
    for await (const event of streamRun(request, options)) {
      events.push(event);
      frame ??= requestAnimationFrame(() => show("running"));
    }
    show("idle");
  } catch (error) {
    if (options.signal.aborted) show("stopped");
    else show("failed", error instanceof RunStreamError ? error.problem : { kind: "broken_stream" });
  }
}
