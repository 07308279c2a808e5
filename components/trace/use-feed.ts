"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type Feed, followStream } from "./follow-run";

/** Starts a run on the server and gives its events. Must be the same function on every render. */
export type OpenStream<Request, Event> = (
  request: Request,
  options: { signal: AbortSignal; apiKey?: string | undefined },
) => AsyncIterable<Event>;

/** Follows one run at a time on the server. Starting again stops the run before; so does leaving the page. */
export function useFeed<Request, Event>(
  initialEvents: readonly Event[],
  openStream: OpenStream<Request, Event>,
) {
  const [feed, setFeed] = useState<Feed<Event>>({ events: initialEvents, status: "idle" });
  const controller = useRef<AbortController>(undefined);

  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    async (request: Request, apiKey?: string) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      const { signal } = own;
      await followStream(openStream(request, { signal, apiKey }), signal, (next) => {
        if (controller.current === own) setFeed(next);
      });
    },
    [openStream],
  );

  /** Shows a run from elsewhere, e.g. a file. */
  const load = useCallback((events: readonly Event[]) => {
    controller.current?.abort();
    controller.current = undefined;
    setFeed({ events, status: "idle" });
  }, []);

  return { feed, start, stop, load };
}
