"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { followRun, type RunFeed } from "@/components/trace/follow-run";
import type { RunEvent } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";

/** Follows several runs at the same time, one feed a lane. Starting again stops all of the set before. */
export function useLanes(initial: readonly (readonly RunEvent[])[]) {
  const [feeds, setFeeds] = useState<readonly RunFeed[]>(() => initial.map(still));
  const controller = useRef<AbortController>(undefined);

  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async (requests: readonly RunRequest[], apiKey?: string) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setFeeds(requests.map(() => ({ events: [], status: "running" })));
    await Promise.all(
      requests.map((request, lane) =>
        followRun(request, { signal: own.signal, apiKey }, (feed) => {
          if (controller.current === own) setFeeds((before) => before.with(lane, feed));
        }),
      ),
    );
  }, []);

  /** Shows runs from elsewhere, e.g. a file. */
  const load = useCallback((runs: readonly (readonly RunEvent[])[]) => {
    controller.current?.abort();
    controller.current = undefined;
    setFeeds(runs.map(still));
  }, []);

  return { feeds, running: feeds.some((feed) => feed.status === "running"), start, stop, load };
}

function still(events: readonly RunEvent[]): RunFeed {
  return { events, status: "idle" };
}
