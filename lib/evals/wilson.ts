/** A share with its 95% confidence interval. */
export type Rate = { value: number; low: number; high: number };

/** The 97.5th percentile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * A share of successes with Wilson's score interval (E. B. Wilson, JASA 22, 1927), which holds its level near 0 and 1 and for few trials.
 * Without trials nothing is known: 0 to 1.
 */
export function wilson(successes: number, trials: number): Rate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 };
  const share = successes / trials;
  const denominator = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / denominator;
  const half = (Z / denominator) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
