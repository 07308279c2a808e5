import { type Belief, type Evidence, HYPOTHESES, type Hypothesis } from "@/lib/domain/recovery";
import { type CueKey, cueKey } from "./cues";
import { DEFAULT_PARAMETERS, type Parameters } from "./parameters";

/** What is known of a call besides the newest result's content. */
export interface ResultCircumstances {
  /** How many identical repeats of the call have failed already; 0 for a first result. */
  failedRetries: number;
  /** Whether the result is flagged as an error. */
  isError: boolean;
}

/** The belief before a result is read. */
export function priorBelief(isError: boolean, parameters: Parameters = DEFAULT_PARAMETERS): Belief {
  return normalised(isError ? parameters.prior.flagged : parameters.prior.unflagged, UNIFORM);
}

/**
 * Bayes: prior × the likelihood of each kind of cue. A kind counts once, however often it is seen (words of one kind in one message are
 * one testimony), and kinds are multiplied in a fixed order, so the order of `evidence` never matters.
 */
export function beliefAfter(
  evidence: readonly Evidence[],
  { failedRetries, isError }: ResultCircumstances,
  parameters: Parameters = DEFAULT_PARAMETERS,
): Belief {
  const prior = priorBelief(isError, parameters);
  const weights = { ...prior };
  weights.transient *= parameters.failedRetry ** Math.max(0, failedRetries);
  const kinds = new Map<string, CueKey>();
  for (const item of evidence) {
    const key = cueKey(item);
    if (key) kinds.set(`${key.name} ${key.speaksFor ?? ""}`, key);
  }
  for (const [, key] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (key.type === "ratio") weights[key.speaksFor] *= parameters.ratios[key.name];
    else for (const h of HYPOTHESES) weights[h] *= parameters.likelihoods[key.name][h];
  }
  return normalised(weights, prior);
}

/** Shannon entropy in bits; 0 for a certain belief. */
export function entropyBits(belief: Belief): number {
  let bits = 0;
  for (const h of HYPOTHESES) {
    const p = belief[h];
    if (p > 0) bits -= p * Math.log2(p);
  }
  return Math.max(0, bits);
}

/** The hypothesis held likeliest. */
export function likeliest(belief: Belief): Hypothesis {
  return HYPOTHESES.reduce((best, h) => (belief[h] > belief[best] ? h : best));
}

const UNIFORM: Belief = normalised(
  { transient: 1, validation: 1, business: 1, permission: 1, found: 1, empty: 1 },
  { transient: 1, validation: 0, business: 0, permission: 0, found: 0, empty: 0 },
);

/** Scales to sum 1; `fallback` where everything is ruled out or out of range (possible only with overridden parameters). */
function normalised(weights: Belief, fallback: Belief): Belief {
  let sum = 0;
  for (const h of HYPOTHESES) sum += weights[h];
  if (!(sum > 0 && Number.isFinite(sum))) return fallback;
  return {
    transient: weights.transient / sum,
    validation: weights.validation / sum,
    business: weights.business / sum,
    permission: weights.permission / sum,
    found: weights.found / sum,
    empty: weights.empty / sum,
  };
}
