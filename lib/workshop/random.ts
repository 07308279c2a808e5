import { createRng } from "@/lib/decision/rng";
import type { Random } from "./exercise";

/** Values for one check, from a seed: the same seed gives the same checks, so that a failed run can be repeated. */
export function createRandom(seed: number): Random {
  const next = createRng(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { int, pick: ([first, ...rest]) => [first, ...rest][int(0, rest.length)] ?? first };
}
