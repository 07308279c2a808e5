import type { RunEvent } from "@/lib/domain/run-event";

/** Events at which "step through" halts: something a viewer can name has just been completed. */
const STOPS: ReadonlySet<RunEvent["type"]> = new Set([
  "run_started",
  "tool_call",
  "tool_result",
  "decision",
  "turn_finished",
  "run_finished",
  "run_failed",
]);

/** Lengths of the prefixes at which step through halts, ascending; the last is the whole run. */
export function stepEnds(events: readonly RunEvent[]): number[] {
  const ends = events.flatMap((event, index) => (STOPS.has(event.type) ? [index + 1] : []));
  if (events.length > 0 && ends.at(-1) !== events.length) ends.push(events.length);
  return ends;
}

/** The halt after (`1`) or before (`-1`) a prefix of this length. */
export function neighbourStep(ends: readonly number[], shown: number, direction: 1 | -1): number {
  const next = direction === 1 ? ends.find((end) => end > shown) : ends.findLast((end) => end < shown);
  return next ?? (direction === 1 ? (ends.at(-1) ?? 0) : (ends[0] ?? 0));
}

/** Longest pause of a replay at speed 1, in milliseconds: simulated waits can be minutes. */
const MAX_PAUSE_MS = 900;
/** Shortest time for which a finished step is the newest thing on screen, so that it can be read. */
const STEP_MS = 350;

/** Milliseconds to wait before showing the event at `index` in a replay. Pure, so that it can be tested without a timer. */
export function replayDelay(events: readonly RunEvent[], index: number, speed: number): number {
  const event = events[index];
  const previous = events[index - 1];
  if (!event || !previous) return 0;
  const least = STOPS.has(previous.type) ? STEP_MS : 0;
  return Math.min(Math.max(event.at - previous.at, least), MAX_PAUSE_MS) / speed;
}

/** How many events a replay shows after the one at `index`: that one, and all that happened at the same moment. */
export function replayNext(events: readonly RunEvent[], index: number): number {
  let next = index + 1;
  while (next < events.length && replayDelay(events, next, 1) === 0) next++;
  return next;
}
