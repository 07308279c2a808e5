type Waiting = { readonly acts: Set<() => void>; readonly listener: () => void };

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls `act` once when the signal aborts; never where it has aborted already. However many wait for one signal, it carries a single
 * listener: Node warns of a leak from the eleventh on, and more agents than that may wait for the end of one run.
 * @returns stops waiting; the last to stop takes the listener away
 */
export function onAbort(signal: AbortSignal, act: () => void): () => void {
  const { acts, listener } = waitingFor.get(signal) ?? listenTo(signal);
  // A function of its own for each call: the same `act` may wait twice.
  const entry = () => act();
  acts.add(entry);
  return () => {
    acts.delete(entry);
    if (acts.size > 0 || waitingFor.get(signal)?.acts !== acts) return;
    signal.removeEventListener("abort", listener);
    waitingFor.delete(signal);
  };
}

function listenTo(signal: AbortSignal): Waiting {
  const acts = new Set<() => void>();
  const listener = () => {
    waitingFor.delete(signal);
    for (const act of acts) act();
  };
  signal.addEventListener("abort", listener, { once: true });
  const waiting = { acts, listener };
  waitingFor.set(signal, waiting);
  return waiting;
}
