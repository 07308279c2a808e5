import { setImmediate } from "node:timers/promises";
import { type Clock, systemClock } from "@/lib/domain/clock";
import type { Connections } from "./connections";

/**
 * `serving` until a signal asks the process to end; then `leaving`: everything is still served, `/api/health` says that
 * this server goes, and each answer ends its connection; then `refusing`: costly requests are told to come again.
 */
export type DrainPhase = "serving" | "leaving" | "refusing";

/** Set on each request by the server itself, with the phase, while it drains; taken from what clients send. */
export const DRAINING_HEADER = "x-failwell-draining";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
export type DrainSignal = (typeof SIGNALS)[number];
/** No new request for this long: what was on its way has come. */
const QUIET_MS = 50;
const MAX_QUIET_ROUNDS = 40;

export type DrainOptions = {
  /** Milliseconds from the signal until costly requests are refused: as long as a load balancer needs to notice. */
  graceMs: number;
  connections: Connections;
  clock?: Pick<Clock, "sleep">;
};

/** The events of `process` that draining needs. */
export interface SignalSource {
  listeners(signal: DrainSignal): NodeJS.SignalsListener[];
  removeAllListeners(signal: DrainSignal): unknown;
  on(signal: DrainSignal, listener: NodeJS.SignalsListener): unknown;
}

/**
 * Puts a drain before whatever ends this process on SIGTERM or SIGINT. Those listeners, Next.js's own, stop accepting
 * and wait for the requests under way; without the drain, connections that the kernel has accepted but the server has
 * not yet read would be reset. Answers a function that tells the phase.
 */
export function drainOnSignals(source: SignalSource, options: DrainOptions): () => DrainPhase {
  let phase: DrainPhase = "serving";
  const enter = (next: DrainPhase) => {
    phase = next;
  };
  for (const signal of SIGNALS) {
    const listeners = source.listeners(signal);
    source.removeAllListeners(signal);
    source.on(signal, () => {
      if (phase !== "serving") return;
      void drain(enter, options).then(() => end(signal, listeners, options.connections));
    });
  }
  return () => phase;
}

async function drain(enter: (phase: DrainPhase) => void, options: DrainOptions): Promise<void> {
  const { connections, clock = systemClock } = options;
  enter("leaving");
  await clock.sleep(options.graceMs);
  enter("refusing");
  for (let round = 0, seen = -1; round < MAX_QUIET_ROUNDS && seen !== connections.requests; round += 1) {
    seen = connections.requests;
    await clock.sleep(QUIET_MS);
    // Timers come before sockets in Node's loop: a busy process must have read what has arrived.
    await setImmediate();
  }
}

function end(
  signal: DrainSignal,
  listeners: readonly NodeJS.SignalsListener[],
  connections: Connections,
): void {
  for (const listener of listeners) listener(signal);
  connections.endIdle();
}
