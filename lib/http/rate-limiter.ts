import type { Clock } from "@/lib/domain/clock";

export type RateLimit = {
  /** Requests that a client may make at once after a pause. */
  burst: number;
  /** Requests that a client may make a minute in the long run. */
  perMinute: number;
};

type Bucket = { tokens: number; at: number };

/** Clients remembered at most; the one seen longest ago is forgotten first. */
const MAX_CLIENTS = 10_000;
const MINUTE_MS = 60_000;

/** A token bucket for each client, in memory. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    readonly limit: RateLimit,
    readonly clock: Pick<Clock, "now">,
  ) {}

  /** Takes one request; answers 0, or the milliseconds until the client may ask again. */
  take(client: string): number {
    const now = this.clock.now();
    const perMs = this.limit.perMinute / MINUTE_MS;
    const known = this.#buckets.get(client) ?? { tokens: this.limit.burst, at: now };
    const tokens = Math.min(this.limit.burst, known.tokens + Math.max(0, now - known.at) * perMs);
    const allowed = tokens >= 1;
    this.#buckets.delete(client);
    this.#buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: now });
    if (this.#buckets.size > MAX_CLIENTS) this.#forgetOldest();
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs));
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
