"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Attempt, AttemptMode } from "@/lib/quiz/attempt";
import { attemptStore, NO_ATTEMPTS } from "@/lib/quiz/attempt-store";

const serverState = { value: NO_ATTEMPTS, persistence: "loading" } as const;

/** The stored attempts of this browser, live over its tabs. */
export function useAttempts() {
  return useSyncExternalStore(attemptStore.subscribe, attemptStore.getState, () => serverState);
}

/** The newest attempt of one mode, and the way to change it. `isLoading` on the server and while hydrating. */
export function useAttempt(mode: AttemptMode) {
  const { value, persistence } = useAttempts();
  /** Changes the newest state of the attempt, that of other tabs included; starts one where there is none. */
  const update = useCallback(
    (change: (attempt: Attempt | undefined) => Attempt | undefined) =>
      attemptStore.update((state) => {
        const next = change(state.attempts[mode]);
        return next ? { ...state, attempts: { ...state.attempts, [mode]: next } } : state;
      }),
    [mode],
  );
  return { attempt: value.attempts[mode], isLoading: persistence === "loading", update };
}

/** A random seed for a new attempt. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
