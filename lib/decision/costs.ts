import {
  type Belief,
  HYPOTHESES,
  type Hypothesis,
  RECOVERY_ACTIONS,
  type RecoveryAction,
} from "@/lib/domain/recovery";
import { DEFAULT_PARAMETERS, type Parameters } from "./parameters";
import type { Rng } from "./rng";

/** What can be done after a result, as far as the agent knows. */
export interface DecisionContext {
  /** How many identical repeats of the call have failed already. */
  failedRetries: number;
  /** The result says that the same call must not be repeated, or no call is left. */
  retryForbidden?: boolean;
  /** The delay that the server asks for, in milliseconds. */
  retryAfterMs?: number;
  /** There are other arguments or another tool to try. */
  canCorrect?: boolean;
  /** There is a tool that hands over to a person. */
  canEscalate?: boolean;
  /** There are words that the customer may be told. */
  canExplain?: boolean;
  /** Actions that the result itself suggests. */
  suggested?: readonly RecoveryAction[];
}

/** Expected cost of each action; an action that is not possible has cost `Infinity`. */
export type ActionCosts = Record<RecoveryAction, number>;

/** Expected costs under a belief, or under one hypothesis taken as true. */
export function expectedCosts(
  belief: Belief | Hypothesis,
  context: DecisionContext,
  parameters: Parameters = DEFAULT_PARAMETERS,
): ActionCosts {
  const expected = (action: RecoveryAction): number => {
    if (typeof belief === "string") return costOf(action, belief, context, parameters);
    let sum = 0;
    for (const h of HYPOTHESES) if (belief[h] > 0) sum += belief[h] * costOf(action, h, context, parameters);
    return sum;
  };
  return {
    retry: expected("retry"),
    correct_input: expected("correct_input"),
    ask_user: expected("ask_user"),
    explain_and_offer: expected("explain_and_offer"),
    escalate: expected("escalate"),
    report_unconfirmed: expected("report_unconfirmed"),
    report_not_found: expected("report_not_found"),
    answer: expected("answer"),
    vague_reply: expected("vague_reply"),
  };
}

/** One choice: the hypothesis drawn, the action that is cheapest if it is true, and the costs that were compared. */
export interface Choice {
  drawn: Hypothesis;
  action: RecoveryAction;
  costs: ActionCosts;
}

/**
 * Posterior sampling (W. R. Thompson, Biometrika 25, 1933): draws one hypothesis from the belief and takes the cheapest action for it. A sharp belief
 * acts the same with every seed; a flat one does not: ignorance is the only source of noise.
 */
export function chooseAction(
  belief: Belief,
  context: DecisionContext,
  rng: Rng,
  parameters: Parameters = DEFAULT_PARAMETERS,
): Choice {
  const drawn = drawHypothesis(belief, rng);
  const costs = expectedCosts(drawn, context, parameters);
  return { drawn, costs, action: cheapest(costs) };
}

/** The action of least cost; the first of `RECOVERY_ACTIONS` on a tie. */
export function cheapest(costs: ActionCosts): RecoveryAction {
  return RECOVERY_ACTIONS.reduce((best, action) => (costs[action] < costs[best] ? action : best));
}

function drawHypothesis(belief: Belief, rng: Rng): Hypothesis {
  let rest = rng();
  let last: Hypothesis = "transient";
  for (const h of HYPOTHESES) {
    if (belief[h] <= 0) continue;
    last = h;
    rest -= belief[h];
    if (rest < 0) return h;
  }
  return last;
}

function costOf(action: RecoveryAction, truth: Hypothesis, context: DecisionContext, p: Parameters): number {
  const { costs } = p;
  if (action === "retry" && context.retryForbidden) return Number.POSITIVE_INFINITY;
  if (action === "correct_input" && !context.canCorrect) return Number.POSITIVE_INFINITY;
  if (action === "escalate" && !context.canEscalate) return Number.POSITIVE_INFINITY;
  let cost = action === "retry" && truth === "transient" ? retryCost(context, p) : costs.table[action][truth];
  if (action === "explain_and_offer" && !context.canExplain) cost += costs.nothingToExplain;
  // A suggested retry is already weighed by its horizon; a discount would make it endless.
  if (action !== "retry" && context.suggested?.includes(action)) cost -= costs.suggested;
  return cost;
}

/** How many further retries the horizon looks ahead. */
const HORIZON = 8;

/**
 * Cost of retrying a transient fault now, with the option to retry or to give up after each further failure (backward induction
 * over `HORIZON` steps).
 */
function retryCost(context: DecisionContext, { costs, retryClears }: Parameters): number {
  const call = costs.retryCall + costs.perSecondWait * ((context.retryAfterMs ?? 0) / 1000);
  const giveUp = costs.table.report_unconfirmed.transient;
  let afterwards = giveUp;
  for (let step = HORIZON - 1; step >= 0; step--) {
    const clears = retryClears.a / (retryClears.a + retryClears.b + context.failedRetries + step);
    const now = call + (1 - clears) * afterwards;
    if (step === 0) return now;
    afterwards = Math.min(giveUp, now);
  }
  return giveUp;
}
