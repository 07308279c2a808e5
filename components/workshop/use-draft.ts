"use client";

import { useMemo, useSyncExternalStore } from "react";
import { type DraftState, draftStore } from "@/lib/workshop/draft-store";

const SERVER_STATE: DraftState = { code: undefined, other: undefined, isKept: true };

/** The learner's code of one exercise: survives a reload, follows other tabs; the starter until it is changed. */
export function useDraft(slug: string, starter: string) {
  const store = useMemo(() => draftStore(slug), [slug]);
  const { code, other, isKept } = useSyncExternalStore(store.subscribe, store.getState, () => SERVER_STATE);
  return {
    code: code ?? starter,
    isChanged: code !== undefined && code !== starter,
    /** False where the browser does not let the page keep it. */
    isKept,
    /** A differing version from another tab, until the learner has chosen. */
    other,
    change: (next: string) => store.write(next === starter ? undefined : next),
    reset: () => store.write(undefined),
    settle: store.settle,
  };
}
