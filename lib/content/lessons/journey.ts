import type { RunEvent } from "@/lib/domain/run-event";
import type { ResponseStyle } from "@/lib/domain/run-request";
import { type RunSummary, summariseRun } from "./run-summary";

/** The right way, then the three ways to lose a failure; response styles of the orders server. */
export const JOURNEY_STYLES = [
  "structured",
  "thrown",
  "empty_result",
  "status_field",
] as const satisfies readonly ResponseStyle[];
export type JourneyStyle = (typeof JOURNEY_STYLES)[number];

/** Orders whose failure can be followed; the first one on the page as it is built. */
export const JOURNEY_ORDERS = ["A-TIMEOUT", "A-999", "A-403", "abc"] as const;
export type JourneyOrder = (typeof JOURNEY_ORDERS)[number];

/** One failure on its way: the first reply of the MCP server, and the run in which the model read it, or did not. */
export type Journey = { wire: unknown; summary: RunSummary };

/** Takes a journey out of a run's events. */
export function journeyOf(events: readonly RunEvent[]): Journey {
  return { wire: firstToolReply(events), summary: summariseRun(events) };
}

/** The JSON-RPC reply to the first `tools/call`, as it came over the wire. */
function firstToolReply(events: readonly RunEvent[]): unknown {
  let callId: unknown;
  for (const event of events) {
    if (event.type !== "wire_frame" || event.channel !== "mcp" || !isMessage(event.body)) continue;
    if (event.direction === "sent" && event.body.method === "tools/call") callId ??= event.body.id;
    else if (event.direction === "received" && callId !== undefined && event.body.id === callId)
      return event.body;
  }
  return undefined;
}

const isMessage = (body: unknown): body is { id?: unknown; method?: unknown } =>
  typeof body === "object" && body !== null;
