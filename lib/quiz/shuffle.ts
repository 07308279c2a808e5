import { createRng, hash32 } from "@/lib/decision/rng";

/** A seeded permutation (by random keys): the same seed gives the same order everywhere. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = createRng(seed);
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** The order in which an attempt shows a question's options: indices into `options`. */
export function optionOrder(attemptSeed: number, questionId: string, count: number): number[] {
  const indices = Array.from({ length: count }, (_, index) => index);
  return shuffled(indices, hash32(`${attemptSeed}:${questionId}`));
}
