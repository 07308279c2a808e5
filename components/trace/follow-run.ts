import { flushSync } from "react-dom";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { RunStreamError, type StreamProblem, streamRun } from "@/lib/streaming/stream-run";

/** What a page holds of one run: its events so far and how the following of it stands. */
export type Feed<Event> = {
  events: readonly Event[];
  status: "idle" | "running" | "stopped" | "failed";
  problem?: StreamProblem;
};

export type RunFeed = Feed<RunEvent>;

/** Follows one run of the lab to its end, however it ends; never rejects. */
export function followRun(
  request: RunRequest,
  options: { signal: AbortSignal; apiKey?: string | undefined },
  onChange: (feed: RunFeed) => void,
): Promise<void> {
  return followStream(streamRun(request, options), options.signal, onChange);
}

/**
 * Follows a stream of events to its end, however it ends; never rejects. Events are handed on once a frame, so that a fast stream
 * does not render once per token, and are drawn in that same frame: React would otherwise leave them to the next.
 */
export async function followStream<Event>(
  stream: AsyncIterable<Event>,
  signal: AbortSignal,
  onChange: (feed: Feed<Event>) => void,
): Promise<void> {
  const events: Event[] = [];
  let frame: number | undefined;
  const show = (status: Feed<Event>["status"], problem?: StreamProblem) => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    onChange({ events: [...events], status, ...(problem && { problem }) });
  };
  show("running");
  try {
    for await (const event of stream) {
      events.push(event);
      frame ??= requestAnimationFrame(() => flushSync(() => show("running")));
    }
    show("idle");
  } catch (error) {
    if (signal.aborted) show("stopped");
    else show("failed", error instanceof RunStreamError ? error.problem : { kind: "broken_stream" });
  }
}
