import * as z from "zod/mini";
import type { EpisodeResult } from "./episode-result";

const count = z.int().check(z.minimum(0));
const counts = z.record(z.string(), count);

/** Sums over the episodes of one cell. All whole numbers: adding them up gives the same in any order. */
export const tallySchema = z.strictObject({
  episodes: count,
  right: count,
  turns: count,
  toolCalls: count,
  wastedCalls: count,
  inputTokens: count,
  outputTokens: count,
  waitingMs: count,
  wrongClaims: count,
  /** May be negative: a result can leave a reader less sure. */
  microBits: z.int(),
  /** Episodes by verdict, or by `failed:` and the kind of error. */
  outcomes: counts,
  /** Episodes by behaviour. */
  behaviours: counts,
});
export type Tally = z.infer<typeof tallySchema>;

/** The tally of no episode. */
export function emptyTally(): Tally {
  return {
    episodes: 0,
    right: 0,
    turns: 0,
    toolCalls: 0,
    wastedCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    waitingMs: 0,
    wrongClaims: 0,
    microBits: 0,
    outcomes: {},
    behaviours: {},
  };
}

/** The tally of one episode. */
export function tallyOf(result: EpisodeResult): Tally {
  const { index: _index, outcome, behaviour, ...sums } = result;
  return {
    episodes: 1,
    right: outcome === "right" ? 1 : 0,
    ...sums,
    outcomes: { [outcome]: 1 },
    behaviours: { [behaviour]: 1 },
  };
}

/** Adds two tallies. Associative and commutative, and keys are sorted, so that merged shards equal one long run. */
export function addTallies(a: Tally, b: Tally): Tally {
  return {
    episodes: a.episodes + b.episodes,
    right: a.right + b.right,
    turns: a.turns + b.turns,
    toolCalls: a.toolCalls + b.toolCalls,
    wastedCalls: a.wastedCalls + b.wastedCalls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    waitingMs: a.waitingMs + b.waitingMs,
    wrongClaims: a.wrongClaims + b.wrongClaims,
    microBits: a.microBits + b.microBits,
    outcomes: addCounts(a.outcomes, b.outcomes),
    behaviours: addCounts(a.behaviours, b.behaviours),
  };
}

function addCounts(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
}
