import { type AgentsEvent, agentsEventSchema } from "@/lib/domain/agents/agents-event";
import type { AgentsRequest } from "@/lib/domain/agents/agents-request";
import { type StreamOptions, streamEvents } from "./stream-run";

const isLast = ({ type }: AgentsEvent) => type === "agents_finished" || type === "agents_failed";

/**
 * Starts a multi-agent run on the server and yields its events as they come, up to and including the last.
 * @throws RunStreamError, or the signal's reason when it aborts
 */
export function streamAgents(request: AgentsRequest, options: StreamOptions): AsyncGenerator<AgentsEvent> {
  return streamEvents(request, { path: "/api/agents", ...options }, agentsEventSchema, isLast);
}
