import { onAbort } from "./on-abort";

/** Time as a dependency, in milliseconds. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`. Rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The real clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stopWaiting =
        signal &&
        onAbort(signal, () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      const timer = setTimeout(() => {
        stopWaiting?.();
        resolve();
      }, ms);
    }),
};

/**
 * A clock on which waits count in full but take no time; `base` supplies the time that really passes.
 * With `pace`, each wait also sleeps for real, at most `pace.maxMs`, so that a viewer can follow.
 */
export function createVirtualClock(options: { base?: Clock; pace?: { maxMs: number } } = {}): Clock {
  const base = options.base ?? frozenClock;
  let skipped = 0;
  return {
    now: () => base.now() + skipped,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      const real = Math.min(ms, options.pace?.maxMs ?? 0);
      if (real > 0) await systemClock.sleep(real, signal);
      skipped += ms - (options.base ? real : 0);
    },
  };
}

const frozenClock: Clock = { now: () => 0, sleep: async () => undefined };
