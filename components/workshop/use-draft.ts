"use client";

import { useMemo, useSyncExternalStore } from "react";
import { draftStore } from "@/lib/workshop/draft-store";

/** The learner's code of one exercise: survives a reload, follows other tabs; the starter until it is changed. */
export function useDraft(slug: string, starter: string) {
  const store = useMemo(() => draftStore(slug), [slug]);
  const kept = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  return {
    code: kept ?? starter,
    isChanged: kept !== undefined && kept !== starter,
    change: (code: string) => store.write(code === starter ? undefined : code),
    reset: () => store.write(undefined),
  };
}
