"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type AgentsEvent, agentsEventSchema } from "@/lib/domain/agents/agents-event";
import type { AgentsRequest } from "@/lib/domain/agents/agents-request";
import { RunStreamError, type StreamProblem, streamEvents } from "@/lib/streaming/stream-run";

/** What the page holds of one multi-agent run. */
export type AgentsFeed = {
  events: readonly AgentsEvent[];
  status: "idle" | "running" | "stopped" | "failed";
  problem?: StreamProblem;
};

const isLast = ({ type }: AgentsEvent) => type === "agents_finished" || type === "agents_failed";

/** Follows one multi-agent run on the server. @throws RunStreamError */
export function streamAgents(request: AgentsRequest, signal: AbortSignal, apiKey?: string) {
  return streamEvents(request, { path: "/api/agents", signal, apiKey }, agentsEventSchema, isLast);
}

/** Follows one run at a time. Starting again, or leaving the page, stops the run before. */
export function useAgentsRun(initialEvents: readonly AgentsEvent[]) {
  const [feed, setFeed] = useState<AgentsFeed>({ events: initialEvents, status: "idle" });
  const controller = useRef<AbortController>(undefined);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async (request: AgentsRequest, apiKey?: string) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const arrived: AgentsEvent[] = [];
    let frame: number | undefined;
    const show = (status: AgentsFeed["status"], problem?: StreamProblem) => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      if (controller.current === own) setFeed({ events: [...arrived], status, ...(problem && { problem }) });
    };
    show("running");
    try {
      for await (const event of streamAgents(request, own.signal, apiKey)) {
        arrived.push(event);
        frame ??= requestAnimationFrame(() => show("running"));
      }
      show("idle");
    } catch (error) {
      if (own.signal.aborted) show("stopped");
      else show("failed", error instanceof RunStreamError ? error.problem : { kind: "broken_stream" });
    }
  }, []);

  return { feed, start, stop };
}
