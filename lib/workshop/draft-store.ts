/** What a tab knows of one exercise's code. A new object for each change, as `useSyncExternalStore` asks for. */
export type DraftState = {
  /** The code in this tab; undefined where the learner has not changed the starter. */
  code: string | undefined;
  /** A version from another tab that this tab has not seen being made. It is kept until the learner chooses. */
  other: string | undefined;
  /** False where the browser's storage is blocked or full: the code then lives as long as the page. */
  isKept: boolean;
};

/** The learner's code of one exercise, kept in this browser and shared by its tabs. No tab ever overwrites another's work. */
export type DraftStore = {
  getState(): DraftState;
  subscribe(listener: () => void): () => void;
  write(code: string | undefined): void;
  /** Ends a conflict: `mine` keeps what this tab has, `other` takes the other version. */
  settle(choice: "mine" | "other"): void;
};

/** What the store needs of a browser; tests bring their own. */
export type DraftBrowser = {
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
  /** Calls back when another tab has written, and when this page comes back to the front. */
  onChange(listener: () => void): () => void;
  /** Names this tab among the others. */
  tabId: string;
};

/**
 * Tabs that are awake follow each other. A tab that missed a change (asleep, or in the back-forward cache) notices it when
 * it writes: what is stored is not what it last saw. It then keeps its own version under a key of its own, beside the
 * other, and the learner is asked. Both versions survive a reload until then.
 */
export function createDraftStore(slug: string, browser: DraftBrowser): DraftStore {
  const key = `failwell:workshop:${slug}`;
  const asidePrefix = `${key}:other:`;
  const ownAside = asidePrefix + browser.tabId;
  const listeners = new Set<() => void>();
  /** What was stored when this tab last looked. */
  let seen: string | undefined;
  let inConflict = false;
  let state: DraftState = { code: undefined, other: undefined, isKept: true };

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** The names of all versions that were put aside, or none where storage is blocked. */
  function asideKeys(): string[] {
    try {
      const storage = browser.storage();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      return names.flatMap((name) => (name?.startsWith(asidePrefix) ? [name] : []));
    } catch {
      return [];
    }
  }

  function get(name: string): string | undefined {
    try {
      return browser.storage().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** False where storage is blocked or full. */
  function put(name: string, code: string | undefined): boolean {
    try {
      if (code === undefined) browser.storage().removeItem(name);
      else browser.storage().setItem(name, code);
      return true;
    } catch {
      return false;
    }
  }

  /** A version that another tab has put aside and that differs from `code`. */
  const asideOther = (code: string | undefined) =>
    asideKeys()
      .filter((name) => name !== ownAside)
      .map(get)
      .find((text) => text !== code);

  /** Whether what is stored is another tab's work that this one has not seen. A reset is no work to lose. */
  const isForeign = (stored: string | undefined, code: string | undefined) =>
    stored !== undefined && stored !== code && (inConflict || stored !== seen);

  function write(code: string | undefined): void {
    const stored = get(key);
    const wasInConflict = inConflict;
    inConflict = isForeign(stored, code);
    if (inConflict) {
      const isKept = put(ownAside, code);
      set({ code, other: stored, isKept });
      return;
    }
    if (wasInConflict) put(ownAside, undefined);
    const isKept = put(key, code);
    if (isKept) seen = code;
    set({ code, other: asideOther(code), isKept });
  }

  /** Follows the other tabs, as long as this one has nothing of its own to lose. */
  function refresh(): void {
    if (inConflict || !state.isKept) {
      write(state.code);
      return;
    }
    seen = get(key);
    set({ code: seen, other: asideOther(seen) });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      const stop = browser.onChange(refresh);
      refresh();
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    write,
    settle(choice) {
      const code = choice === "other" ? state.other : state.code;
      for (const name of asideKeys()) put(name, undefined);
      inConflict = false;
      seen = code;
      set({ code, other: undefined, isKept: put(key, code) });
    },
  };
}

/** This browser's store for an exercise. */
export const draftStore = (slug: string): DraftStore =>
  createDraftStore(slug, {
    storage: () => localStorage,
    tabId: Math.random().toString(36).slice(2),
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(`failwell:workshop:${slug}`)) listener();
      };
      window.addEventListener("storage", onStorage);
      window.addEventListener("pageshow", listener);
      document.addEventListener("visibilitychange", listener);
      return () => {
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", listener);
        document.removeEventListener("visibilitychange", listener);
      };
    },
  });
