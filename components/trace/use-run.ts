"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { followRun, type RunFeed } from "./follow-run";

/**
 * Follows one run at a time on the server. Starting again stops the run before; so does leaving the page.
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
    await followRun(request, { signal: own.signal, apiKey }, (next) => {
      if (controller.current === own) setFeed(next);
    });
  }, []);

  /** Shows a run from elsewhere, e.g. a file. */
  const load = useCallback((events: readonly RunEvent[]) => {
    controller.current?.abort();
    controller.current = undefined;
    setFeed({ events, status: "idle" });
  }, []);

  return { feed, start, stop, load };
}
