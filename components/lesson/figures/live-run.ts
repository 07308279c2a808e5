import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";

/**
 * Runs one request on the server, to its end. What reads the stream is loaded on the first call: most readers of a
 * lesson look at the default run only.
 * @throws RunStreamError, or the signal's reason when it aborts
 */
export async function liveRun(request: RunRequest, signal: AbortSignal): Promise<RunEvent[]> {
  const { streamRun } = await import("@/lib/streaming/stream-run");
  const events: RunEvent[] = [];
  for await (const event of streamRun(request, { signal })) events.push(event);
  return events;
}
