"use client";

import { useSyncExternalStore } from "react";
import { progressStore } from "@/lib/progress/progress-store";
import { EMPTY_PROGRESS, type Progress } from "@/lib/progress/schema";
import type { StoreState } from "@/lib/progress/synced-store";

const serverState: StoreState<Progress> = { value: EMPTY_PROGRESS, persistence: "loading" };

/**
 * What the learner has done, live over all tabs. Empty with `persistence: "loading"` on the server and while hydrating.
 * Any other persistence than `saved` should be said: the work is then in memory only.
 */
export function useProgress(): StoreState<Progress> {
  return useSyncExternalStore(progressStore.subscribe, progressStore.getState, () => serverState);
}
