import { onAbort } from "./on-abort";

/** A signal that ends with the first of several others, or when it is told to. */
export type FollowedSignal = {
  readonly signal: AbortSignal;
  /** Aborts `signal` alone. */
  abort(reason?: unknown): void;
  /** Stops listening to the others. Call it when the work is over, however it ended. */
  release(): void;
};

/**
 * As `AbortSignal.any`, with an end. Node keeps each signal that `any` made while something listens to it, for ever where it
 * aborts first, and with it the request that it belongs to; the SDKs leave their listeners behind.
 */
export function followSignals(...others: readonly AbortSignal[]): FollowedSignal {
  const controller = new AbortController();
  const ends = others.map((other) => {
    const follow = () => controller.abort(other.reason);
    if (other.aborted) follow();
    return onAbort(other, follow);
  });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    release: () => {
      for (const stopWaiting of ends) stopWaiting();
    },
  };
}
