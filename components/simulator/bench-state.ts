import * as z from "zod/mini";
import {
  beliefAfter,
  chooseAction,
  createRng,
  entropyBits,
  type ParameterOverrides,
  parameterOverridesSchema,
  priorBelief,
  readResult,
  withOverrides,
} from "@/lib/decision";
import { decisionContext } from "@/lib/decision/context";
import { expectedCosts } from "@/lib/decision/costs";
import { HYPOTHESES, RECOVERY_ACTIONS, type RecoveryAction } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";

/** All that the visitor can set. */
export const benchSchema = z.object({
  text: z.string().check(z.maxLength(4000)),
  isError: z.boolean(),
  failedRetries: z.int().check(z.minimum(0), z.maximum(9)),
  canCorrect: z.boolean(),
  canEscalate: z.boolean(),
  overrides: parameterOverridesSchema,
});
export type BenchState = z.infer<typeof benchSchema>;

/** Seeds over which the choice is shown: 1 to this. */
export const SEEDS = 200;

/** What the decision model makes of the bench, all of it worked out here and now. */
export function work(state: BenchState) {
  const parameters = withOverrides(state.overrides);
  const block: ToolResultBlock = {
    type: "tool_result",
    tool_use_id: "toolu_bench",
    ...(state.isError && { is_error: true }),
    content: [{ type: "text", text: state.text }],
  };
  const reading = readResult(block);
  const { evidence, isError } = reading;
  const belief = beliefAfter(evidence, { failedRetries: state.failedRetries, isError }, parameters);
  const priorBits = entropyBits(priorBelief(isError, parameters));
  const first = beliefAfter(evidence, { failedRetries: 0, isError }, parameters);
  const context = decisionContext(reading, { ...state, canQuote: false });
  const counts = new Map<RecoveryAction, number>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { action } = chooseAction(belief, context, createRng(seed), parameters);
    counts.set(action, (counts.get(action) ?? 0) + 1);
  }
  return {
    block,
    evidence,
    belief,
    priorBits,
    bits: priorBits - entropyBits(first),
    openBits: entropyBits(belief),
    costs: HYPOTHESES.filter((h) => belief[h] >= 0.005).map((h) => ({
      hypothesis: h,
      costs: expectedCosts(h, context, parameters),
    })),
    chosen: RECOVERY_ACTIONS.flatMap((action) => {
      const count = counts.get(action);
      return count ? [{ action, count }] : [];
    }).sort((a, b) => b.count - a.count),
  };
}

/** The bench as a URL fragment, and back. Nothing is sent anywhere: fragments stay in the browser. */
export function toFragment(state: BenchState): string {
  return `#${new URLSearchParams({ bench: JSON.stringify(state) })}`;
}

export function fromFragment(fragment: string): BenchState | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, "")).get("bench");
  if (!text) return undefined;
  try {
    const parsed = z.safeParse(benchSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Sets one parameter, or takes it back to its default. */
export function withParameter(
  overrides: ParameterOverrides,
  path: string,
  value: number | undefined,
): ParameterOverrides {
  const { [path]: _old, ...rest } = overrides;
  return value === undefined ? rest : { ...rest, [path]: value };
}
