import type { ToolError } from "@/lib/domain/tool-error";
import { wholeNumber } from "./settings";

/** Tokens, input and output together, that runs on the server's own key may use. */
export type SpendLimit = {
  /** `FAILWELL_RUN_TOKENS` */
  perRun: number;
  /** `FAILWELL_DAY_TOKENS`; a day begins at midnight UTC. Counts for each server process. */
  perDay: number;
};

export type Reservation =
  | { kind: "reserved"; maxTokens: number; settle: (usedTokens: number) => void }
  | { kind: "refused"; error: ToolError };

const DAY_MS = 86_400_000;

/**
 * Keeps what strangers can spend on the server's key within a day's budget: a run reserves its whole allowance before
 * it starts and gives back what it did not use. A learner's own key is not guarded.
 */
export class SpendGuard {
  #day = -1;
  #committed = 0;

  constructor(
    readonly limit: SpendLimit,
    /** Milliseconds since 1970. */
    readonly now: () => number,
  ) {}

  reserve(): Reservation {
    const now = this.now();
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#committed = 0;
    }
    const { perRun, perDay } = this.limit;
    if (this.#committed + perRun > perDay) return { kind: "refused", error: spent((day + 1) * DAY_MS - now) };
    this.#committed += perRun;
    let isOpen = true;
    const settle = (usedTokens: number) => {
      if (!isOpen || day !== this.#day) return;
      isOpen = false;
      this.#committed += Math.max(0, usedTokens) - perRun;
    };
    return { kind: "reserved", maxTokens: perRun, settle };
  }
}

function spent(retryAfterMs: number): ToolError {
  return {
    errorCategory: "transient",
    isRetryable: true,
    message:
      "Today's budget for runs on this server's key is used up. Use your own key, or the simulated model.",
    suggestedAction: "use_own_key_or_simulator",
    retryAfterMs,
  };
}

declare global {
  var failwellSpendGuard: SpendGuard | undefined;
}

/** The one guard of this process: every route that can use the server's key shares it. */
export function sharedSpendGuard(): SpendGuard {
  globalThis.failwellSpendGuard ??= new SpendGuard(
    {
      perRun: wholeNumber(process.env, "FAILWELL_RUN_TOKENS", 60_000, 1),
      perDay: wholeNumber(process.env, "FAILWELL_DAY_TOKENS", 2_000_000, 1),
    },
    Date.now,
  );
  return globalThis.failwellSpendGuard;
}
