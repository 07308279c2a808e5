import fc from "fast-check";
import { RECOVERY_ACTIONS, VERDICTS } from "@/lib/domain/recovery";
import { RESPONSE_STYLES } from "@/lib/domain/run-request";
import type { EpisodeResult } from "../episode-result";
import type { Episode } from "../plan";
import { SCENARIO_IDS } from "../scenarios";
import { DEFAULT_SPEC, type EvalSpec } from "../spec";

/** Small specs of any shape. */
export const arbitrarySpec: fc.Arbitrary<EvalSpec> = fc
  .record({
    scenarios: fc.shuffledSubarray(SCENARIO_IDS, { minLength: 1 }),
    styles: fc.shuffledSubarray([...RESPONSE_STYLES], { minLength: 1 }),
    trials: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(1000),
  })
  .map((part) => ({ ...DEFAULT_SPEC, ...part }));

/** Invented figures that depend on the episode alone, as a simulated run's do. */
export function inventedResult({ index, seed, style }: Episode): EpisodeResult {
  const pick = <T>(values: readonly T[], n: number): T => {
    const value = values[n % values.length];
    if (value === undefined) throw new Error("nothing to pick from");
    return value;
  };
  return {
    index,
    outcome: pick(VERDICTS, seed + style.length),
    behaviour: pick(RECOVERY_ACTIONS, seed >> 3),
    turns: 1 + (seed % 5),
    toolCalls: seed % 4,
    wastedCalls: seed % 3,
    inputTokens: seed % 1000,
    outputTokens: seed % 100,
    waitingMs: seed % 7000,
    wrongClaims: seed % 2,
    microBits: (seed % 2_000_000) - 300_000,
  };
}
