"use client";

import type { RunEvent } from "@/lib/domain/run-event";
import { streamRun } from "@/lib/streaming/stream-run";
import { useFeed } from "./use-feed";

/** Follows one run of the lab at a time. */
export function useRun(initialEvents: readonly RunEvent[]) {
  return useFeed(initialEvents, streamRun);
}
