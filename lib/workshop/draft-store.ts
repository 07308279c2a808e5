/** The learner's code of one exercise, kept in this browser. Works in memory where storage is blocked. */
export type DraftStore = {
  /** The kept code, or undefined where the learner has not changed the starter. */
  read(): string | undefined;
  write(code: string | undefined): void;
  /** Calls back when this or another tab changes the draft. */
  subscribe(listener: () => void): () => void;
};

const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

export function draftStore(slug: string): DraftStore {
  const key = `failwell:workshop:${slug}`;
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? inMemory.get(key);
      } catch {
        // Storage is blocked: the draft lives as long as the page.
        return inMemory.get(key);
      }
    },
    write(code) {
      if (code === undefined) inMemory.delete(key);
      else inMemory.set(key, code);
      try {
        if (code === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, code);
      } catch {
        // Blocked or full: the copy in memory stands.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", onStorage);
      };
    },
  };
}
