import * as z from "zod/mini";
import { createRng, hash32 } from "@/lib/decision";
import { type AgentsRequest, agentsRequestSchema, type Strategy } from "@/lib/domain/agents/agents-request";
import {
  type FaultPlan,
  PLAN_PRESETS,
  presetPlan,
  SOURCE_FAULTS,
  sourceIds,
} from "@/lib/domain/agents/fault-plan";
import { LOCALES, SIMULATOR_MODEL } from "@/lib/domain/run-request";

/** The strategies that are measured: the learner's own mix has no policy of its own here. */
export const MEASURED_STRATEGIES = [
  "local_recovery",
  "bubble_everything",
  "swallow_everything",
] as const satisfies readonly Strategy[];
export type MeasuredStrategy = (typeof MEASURED_STRATEGIES)[number];

/** The presets, laid over other sources in each trial; `drawn` draws a fault for about two sources in five. */
export const MEASURED_PLANS = [...PLAN_PRESETS, "drawn"] as const;
export type MeasuredPlan = (typeof MEASURED_PLANS)[number];

/** Most trials of one cell: a run takes about a twentieth of a second. */
export const MAX_STRATEGY_TRIALS = 50;
const DRAWN_SHARE = 0.4;

const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** What is measured: every plan × strategy, `trials` times each, with the simulated model. Equal specs give equal results. */
export const strategySpecSchema = z.strictObject({
  locale: z.enum(LOCALES),
  plans: z.array(z.enum(MEASURED_PLANS)).check(z.minLength(1), z.refine(distinct, "names one twice")),
  strategies: z
    .array(z.enum(MEASURED_STRATEGIES))
    .check(z.minLength(1), z.refine(distinct, "names one twice")),
  trials: z.int().check(z.minimum(1), z.maximum(MAX_STRATEGY_TRIALS)),
  /** Base of every run's own seed. */
  seed: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)),
});
export type StrategySpec = z.infer<typeof strategySpecSchema>;

export const DEFAULT_STRATEGY_SPEC: StrategySpec = {
  locale: "en",
  plans: [...MEASURED_PLANS],
  strategies: [...MEASURED_STRATEGIES],
  trials: 10,
  seed: 1,
};

export type StrategyCell = { plan: MeasuredPlan; strategy: MeasuredStrategy };

/** The cells of a spec: plans outermost. */
export function strategyCells(spec: Pick<StrategySpec, "plans" | "strategies">): StrategyCell[] {
  return spec.plans.flatMap((plan) => spec.strategies.map((strategy) => ({ plan, strategy })));
}

/** Runs of a spec. */
export function strategyRunCount(spec: Pick<StrategySpec, "plans" | "strategies" | "trials">): number {
  return spec.plans.length * spec.strategies.length * spec.trials;
}

/** The run behind one trial of a cell. Seed and faults depend on plan and trial alone: all strategies meet the same luck. */
export function strategyRequest(
  spec: Pick<StrategySpec, "locale" | "seed">,
  { plan, strategy }: StrategyCell,
  trial: number,
): AgentsRequest {
  const seed = hash32(`${spec.seed}/${plan}/${trial}`) & 0x7fffffff;
  const request = { locale: spec.locale, strategy, plan: {}, seed, model: SIMULATOR_MODEL };
  const { sources, ...rest } = agentsRequestSchema.parse(request);
  return { ...rest, sources, plan: faultsOf(plan, sourceIds(sources), createRng(seed)) };
}

function faultsOf(plan: MeasuredPlan, ids: readonly string[], random: () => number): FaultPlan {
  const shuffled = ids
    .map((id) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
  if (plan !== "drawn") return presetPlan(plan, shuffled);
  const faults = SOURCE_FAULTS.filter((fault) => fault !== "none");
  const drawn = shuffled.slice(0, Math.round(DRAWN_SHARE * ids.length));
  return Object.fromEntries(drawn.map((id) => [id, faults[Math.floor(random() * faults.length)] ?? "none"]));
}
