"use client";

import { useEffect, useState } from "react";

const STORAGE_KEY = "failwell:api-key";

/**
 * A learner's own key: in memory, and in this tab's session storage only while `keep` is ticked. It never reaches local
 * storage, the address or a saved run.
 */
export function useApiKey() {
  const [key, setKey] = useState("");
  const [keep, setKeep] = useState(false);
  useEffect(() => {
    const stored = storage((session) => session.getItem(STORAGE_KEY));
    if (!stored) return;
    setKey(stored);
    setKeep(true);
  }, []);

  function write(nextKey: string, nextKeep: boolean): void {
    setKey(nextKey);
    setKeep(nextKeep);
    storage((session) =>
      nextKeep && nextKey ? session.setItem(STORAGE_KEY, nextKey) : session.removeItem(STORAGE_KEY),
    );
  }
  return {
    key,
    keep,
    setKey: (next: string) => write(next.trim(), keep),
    setKeep: (next: boolean) => write(key, next),
    clear: () => write("", false),
  };
}

export type ApiKey = ReturnType<typeof useApiKey>;

/** Session storage throws where the browser blocks it; the key then lives in memory alone. */
function storage<T>(use: (session: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
