"use client";

import { useCallback, useEffect, useRef, useState } from "react";
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
 * Follows one run at a time on the server. Starting again stops the run before; so does leaving the page. Events are
 * handed on once a frame, so that a fast stream does not render once per token.
 */
export function useRun(initialEvents: readonly RunEvent[]) {
  const [feed, setFeed] = useState<RunFeed>({ events: initialEvents, status: "idle" });
  const controller = useRef<AbortController>(undefined);

  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async (request: RunRequest, apiKey?: string) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const isCurrent = () => controller.current === own;
    const arrived: RunEvent[] = [];
    let frame: number | undefined;
    const show = (status: RunFeed["status"], problem?: StreamProblem) => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      if (isCurrent()) setFeed({ events: [...arrived], status, ...(problem && { problem }) });
    };
    show("running");
    try {
      for await (const event of streamRun(request, { signal: own.signal, apiKey })) {
        arrived.push(event);
        frame ??= requestAnimationFrame(() => show("running"));
      }
      show("idle");
    } catch (error) {
      if (own.signal.aborted) show("stopped");
      else show("failed", error instanceof RunStreamError ? error.problem : { kind: "broken_stream" });
    }
  }, []);

  /** Shows a run from elsewhere, e.g. a file. */
  const load = useCallback((events: readonly RunEvent[]) => {
    controller.current?.abort();
    controller.current = undefined;
    setFeed({ events, status: "idle" });
  }, []);

  return { feed, start, stop, load };
}
