/** Whether what is shown will survive a reload. `newer`: the browser holds data of a newer version, left untouched. */
export type Persistence = "loading" | "saved" | "blocked" | "full" | "newer";

export type StoreState<T> = { value: T; persistence: Persistence };

/** How a value is kept as text and how two of them become one. */
export type StoreOptions<T> = {
  key: string;
  empty: T;
  /** @throws any error on text that cannot be used */
  parse(text: string): T;
  /** Whether `parse` failed because the text is of a newer version, which must not be overwritten. */
  isNewer(error: unknown): boolean;
  /** Commutative, associative, idempotent; equal values must serialise to equal text. */
  merge(a: T, b: T): T;
  /** `localStorage`; reading the property itself may throw where storage is blocked. */
  storage(): Pick<Storage, "getItem" | "setItem">;
  /** Listens to the `storage` events of other tabs, for as long as the page lives. */
  onStorage(listener: (event: StorageEvent) => void): void;
};

export type SyncedStore<T> = {
  /** Stable between changes, as `useSyncExternalStore` asks for. */
  getState(): StoreState<T>;
  subscribe(listener: () => void): () => void;
  /** Changes the newest value, that of other tabs included. Never throws for want of storage. */
  update(change: (value: T) => T): void;
};

/** Text that could not be read is kept under the key with this suffix, never destroyed. */
export const UNREADABLE_SUFFIX = ":unreadable";

/**
 * A value in memory that is kept in the browser's storage as far as that allows. Every write first merges what other
 * tabs have written, and every foreign write is merged into memory, so that tabs converge whatever the order.
 */
export function createSyncedStore<T>(options: StoreOptions<T>): SyncedStore<T> {
  let state: StoreState<T> = { value: options.empty, persistence: "loading" };
  const listeners = new Set<() => void>();

  function set(value: T, persistence: Persistence) {
    state = { value, persistence };
    for (const listener of listeners) listener();
  }

  /** Reads what is stored; `blocked` and `newer` mean that it must not be written either. */
  function read(): { value: T; text: string | null; obstacle?: "blocked" | "newer" } {
    let text: string | null = null;
    try {
      text = options.storage().getItem(options.key);
    } catch {
      return { value: options.empty, text, obstacle: "blocked" };
    }
    if (text === null) return { value: options.empty, text };
    try {
      return { value: options.parse(text), text };
    } catch (error) {
      if (options.isNewer(error)) return { value: options.empty, text, obstacle: "newer" };
      tryWrite(options.key + UNREADABLE_SUFFIX, text);
      return { value: options.empty, text };
    }
  }

  function tryWrite(key: string, text: string): Persistence {
    try {
      options.storage().setItem(key, text);
      return "saved";
    } catch (error) {
      return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
    }
  }

  /** Brings memory and storage together, applying a change on the way. */
  function sync(change: (value: T) => T) {
    const stored = read();
    const value = change(options.merge(state.value, stored.value));
    if (stored.obstacle) return set(value, stored.obstacle);
    const text = JSON.stringify(value);
    const isNew = text !== stored.text && text !== JSON.stringify(options.empty);
    set(value, isNew ? tryWrite(options.key, text) : "saved");
  }

  function start() {
    if (state.persistence !== "loading") return;
    sync((value) => value);
    options.onStorage((event) => {
      if (event.key === options.key && event.newValue !== null) sync((value) => value);
    });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },
    update(change) {
      start();
      sync(change);
    },
  };
}
