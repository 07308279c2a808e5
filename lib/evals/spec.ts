import * as z from "zod/mini";
import { parameterOverridesSchema } from "@/lib/decision";
import {
  HOST_POLICIES,
  LOCALES,
  RESPONSE_STYLES,
  runRequestSchema,
  SIMULATOR_MODEL,
} from "@/lib/domain/run-request";
import { SCENARIO_IDS } from "./scenarios";

/** Most trials of one cell, and most episodes of one spec. */
export const MAX_TRIALS = 2_000;
export const MAX_EPISODES = 200_000;

const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** What is measured: every scenario × style × model, `trials` times each. Two equal specs give equal results. */
export const evalSpecSchema = z
  .strictObject({
    locale: z.enum(LOCALES),
    scenarios: z.array(z.enum(SCENARIO_IDS)).check(z.minLength(1), z.refine(distinct, "names one twice")),
    styles: z.array(z.enum(RESPONSE_STYLES)).check(z.minLength(1), z.refine(distinct, "names one twice")),
    models: z
      .array(runRequestSchema.shape.model)
      .check(z.minLength(1), z.maxLength(4), z.refine(distinct, "names one twice")),
    trials: z.int().check(z.minimum(1), z.maximum(MAX_TRIALS)),
    /** Base of every episode's own seed. */
    seed: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)),
    hostPolicy: z.enum(HOST_POLICIES),
    transientFailures: runRequestSchema.shape.transientFailures,
    /** Changed assumptions of the simulated model. */
    overrides: z.optional(parameterOverridesSchema),
  })
  .check(
    z.refine((spec) => episodeCount(spec) <= MAX_EPISODES, {
      path: ["trials"],
      error: `makes more than ${MAX_EPISODES} episodes`,
    }),
  );
export type EvalSpec = z.infer<typeof evalSpecSchema>;

/** The whole matrix for the simulated model. Protocol errors are forwarded, so that each style gets to the model. */
export const DEFAULT_SPEC: EvalSpec = {
  locale: "en",
  scenarios: [...SCENARIO_IDS],
  styles: [...RESPONSE_STYLES],
  models: [SIMULATOR_MODEL],
  trials: 200,
  seed: 1,
  hostPolicy: "forward",
};

type Size = Pick<EvalSpec, "scenarios" | "styles" | "models" | "trials">;

/** Cells of the matrix. */
export function cellCount(spec: Omit<Size, "trials">): number {
  return spec.scenarios.length * spec.styles.length * spec.models.length;
}

/** Episodes of a spec. */
export function episodeCount(spec: Size): number {
  return cellCount(spec) * spec.trials;
}

/** Whether a spec needs a live model. */
export function isLive(spec: Pick<EvalSpec, "models">): boolean {
  return spec.models.some((model) => model !== SIMULATOR_MODEL);
}
