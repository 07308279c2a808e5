import * as z from "zod/mini";
import { createSyncedStore, type StoreOptions, type SyncedStore } from "@/lib/progress/synced-store";
import { ATTEMPT_MODES, attemptSchema } from "./attempt";
import { type Attempts, mergeAttempts } from "./attempt-merge";

export const ATTEMPTS_KEY = "failwell:attempts";
const ATTEMPTS_VERSION = 1;

const stateSchema = z.object({
  version: z.literal(ATTEMPTS_VERSION),
  attempts: z.partialRecord(z.enum(ATTEMPT_MODES), attemptSchema),
});
const versionSchema = z.looseObject({ version: z.number() });

/** What is kept under the key. */
export type AttemptsState = z.infer<typeof stateSchema>;

export const NO_ATTEMPTS: AttemptsState = { version: ATTEMPTS_VERSION, attempts: {} };

class NewerVersionError extends Error {
  override readonly name = "NewerVersionError";
}

function parseAttempts(text: string): AttemptsState {
  const json: unknown = JSON.parse(text);
  if (versionSchema.parse(json).version > ATTEMPTS_VERSION) throw new NewerVersionError();
  return mergeStates(stateSchema.parse(json), NO_ATTEMPTS);
}

function mergeStates(a: AttemptsState, b: AttemptsState): AttemptsState {
  const attempts: Attempts = mergeAttempts(a.attempts, b.attempts);
  return { version: ATTEMPTS_VERSION, attempts };
}

/** The store of attempts over a given storage; the page uses `attemptStore`. */
export function createAttemptStore(
  environment: Pick<StoreOptions<AttemptsState>, "storage" | "onStorage">,
): SyncedStore<AttemptsState> {
  return createSyncedStore({
    key: ATTEMPTS_KEY,
    empty: NO_ATTEMPTS,
    parse: parseAttempts,
    isNewer: (error) => error instanceof NewerVersionError,
    merge: mergeStates,
    ...environment,
  });
}

/** This browser's attempts: they survive a reload and are shared by its tabs. */
export const attemptStore = createAttemptStore({
  storage: () => window.localStorage,
  onStorage: (listener) => window.addEventListener("storage", listener),
});

/** Forgets every attempt of this browser, open ones included. */
export function discardAttempts(): void {
  attemptStore.update(({ version, attempts }) => ({
    version,
    attempts: Object.fromEntries(
      Object.entries(attempts).map(([mode, attempt]) => [
        mode,
        { ...attempt, status: "discarded", answers: {} },
      ]),
    ),
  }));
}
