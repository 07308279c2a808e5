import type { Clock } from "@/lib/domain/clock";

/** How many runs are kept; the one used longest ago makes room for a new one. */
export const MAX_RUNS = 500;

/** Milliseconds without a request after which a run is forgotten. */
export const RUN_IDLE_MS = 10 * 60_000;

/** Keeps what the requests of one run share, within bounds of number and time. */
export interface RunRegistry<T> {
  /** The run's value, made on first use. */
  get(key: string, create: () => T): T;
  readonly size: number;
}

/** An empty registry. */
export function createRunRegistry<T>(clock: Pick<Clock, "now">): RunRegistry<T> {
  // A Map keeps insertion order, so that the first entry is always the one used longest ago.
  const runs = new Map<string, { value: T; usedAt: number }>();

  function forgetIdle(now: number) {
    for (const [key, { usedAt }] of runs) {
      if (now - usedAt < RUN_IDLE_MS && runs.size < MAX_RUNS) return;
      runs.delete(key);
    }
  }

  return {
    get(key, create) {
      const now = clock.now();
      const known = runs.get(key);
      const value = known && now - known.usedAt < RUN_IDLE_MS ? known.value : create();
      runs.delete(key);
      forgetIdle(now);
      runs.set(key, { value, usedAt: now });
      return value;
    },
    get size() {
      return runs.size;
    },
  };
}
