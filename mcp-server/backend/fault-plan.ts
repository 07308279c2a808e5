import type { Clock } from "@/lib/domain/clock";
import { NEVER_RECOVERS, type TransientFailures } from "@/lib/domain/run-request";

/** Milliseconds from the first refused call until the rate limit lets calls through again. */
export const RATE_LIMIT_WINDOW_MS = 5_000;

/** Decides, for one run, which calls meet a transient fault. */
export interface FaultPlan {
  /** Whether this call to the order's database times out; counts the call. */
  timesOut(orderId: string): boolean;
  /** Milliseconds until a call for this order is let through, or 0; the first call opens the window. */
  rateLimitedFor(orderId: string): number;
}

export interface FaultPlanOptions {
  transientFailures: TransientFailures;
  clock: Clock;
  /** Start over once a fault has cleared, for a server that outlives a run and would else have shown it for good. */
  repeatFaults?: boolean | undefined;
}

/**
 * The fault plan of one run. A time-out clears after `transientFailures` calls. A rate limit clears with time,
 * as real ones do, whatever the number of calls; with 0 failures there is neither.
 */
export function createFaultPlan({ transientFailures, clock, repeatFaults }: FaultPlanOptions): FaultPlan {
  const failedCalls = new Map<string, number>();
  const windowEnds = new Map<string, number>();
  return {
    timesOut(orderId) {
      const failed = failedCalls.get(orderId) ?? 0;
      if (transientFailures === NEVER_RECOVERS || failed < transientFailures) {
        failedCalls.set(orderId, failed + 1);
        return true;
      }
      if (repeatFaults) failedCalls.delete(orderId);
      return false;
    },
    rateLimitedFor(orderId) {
      if (transientFailures === 0) return 0;
      if (transientFailures === NEVER_RECOVERS) return RATE_LIMIT_WINDOW_MS;
      const now = clock.now();
      const end = windowEnds.get(orderId) ?? now + RATE_LIMIT_WINDOW_MS;
      windowEnds.set(orderId, end);
      if (now < end) return Math.ceil(end - now);
      if (repeatFaults) windowEnds.delete(orderId);
      return 0;
    },
  };
}
