export type SlotLimit = {
  /** Requests of one client that run or wait. */
  perClient: number;
  /** Requests that run at the same time. */
  total: number;
  /** Requests that wait for one of those to end. */
  waiting: number;
};

/** Gives the slot back; later calls do nothing. */
export type Release = () => void;
export type Acquired =
  | { kind: "acquired"; release: Release }
  | { kind: "client_full" }
  | { kind: "server_full" };

type Waiter = { client: string; start: () => void };

/** Bounds what runs at the same time, for all and for each client; the rest waits in order of arrival. */
export class Slots {
  #running = 0;
  readonly #queue = new Set<Waiter>();
  readonly #byClient = new Map<string, number>();

  constructor(readonly limit: SlotLimit) {}

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Waits for a slot where there is room to wait. Rejects with the signal's reason when it aborts first. */
  async acquire(client: string, signal?: AbortSignal): Promise<Acquired> {
    signal?.throwIfAborted();
    if ((this.#byClient.get(client) ?? 0) >= this.limit.perClient) return { kind: "client_full" };
    const mustWait = this.#running >= this.limit.total;
    if (mustWait && this.#queue.size >= this.limit.waiting) return { kind: "server_full" };
    this.#count(client, 1);
    if (mustWait) await this.#wait(client, signal);
    else this.#running += 1;
    return { kind: "acquired", release: this.#releaseOnce(client) };
  }

  #wait(client: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#queue.delete(waiter);
        this.#count(client, -1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener("abort", onAbort);
        this.#running += 1;
        resolve();
      };
      const waiter = { client, start };
      this.#queue.add(waiter);
      signal?.addEventListener("abort", onAbort, { once: true });
    });
  }

  #releaseOnce(client: string): Release {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#running -= 1;
      this.#count(client, -1);
      const [next] = this.#queue;
      if (next) {
        this.#queue.delete(next);
        next.start();
      }
    };
  }

  #count(client: string, change: number): void {
    const count = (this.#byClient.get(client) ?? 0) + change;
    if (count > 0) this.#byClient.set(client, count);
    else this.#byClient.delete(client);
  }
}
