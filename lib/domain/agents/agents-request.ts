import * as z from "zod/mini";
import { LOCALES, SIMULATOR_MODEL } from "../run-request";
import { faultPlanSchema, PLAN_PRESETS } from "./fault-plan";

export const STRATEGIES = ["local_recovery", "bubble_everything", "swallow_everything", "own_mix"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What a subagent does about failures before its coordinator hears of them. */
export const recoveryPolicySchema = z.object({
  /** Tries of one source, the first included. Only transient failures are tried again. */
  maxTries: z.int().check(z.minimum(1), z.maximum(6)),
  /** Milliseconds before the second try; doubles with each further one, with jitter. */
  backoffBaseMs: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** Whether an equivalent source is asked where there is one. */
  useMirror: z.boolean(),
  /** Failures after which the subagent stops and reports; 0 reports once, at the end. */
  reportAfterFailures: z.int().check(z.minimum(0), z.maximum(20)),
  /** Reports a failed source as one that had nothing. */
  hideFailures: z.boolean(),
});
export type RecoveryPolicy = z.infer<typeof recoveryPolicySchema>;

/** The policy of each strategy; `own_mix` starts from local recovery. */
export const STRATEGY_POLICIES: Record<Strategy, RecoveryPolicy> = {
  local_recovery: {
    maxTries: 3,
    backoffBaseMs: 200,
    useMirror: true,
    reportAfterFailures: 0,
    hideFailures: false,
  },
  bubble_everything: {
    maxTries: 1,
    backoffBaseMs: 0,
    useMirror: false,
    reportAfterFailures: 1,
    hideFailures: false,
  },
  swallow_everything: {
    maxTries: 1,
    backoffBaseMs: 0,
    useMirror: false,
    reportAfterFailures: 0,
    hideFailures: true,
  },
  own_mix: { maxTries: 3, backoffBaseMs: 200, useMirror: true, reportAfterFailures: 0, hideFailures: false },
};

/** One run of the multi-agent lab. Carries no secret. */
export const agentsRequestSchema = z.object({
  locale: z.enum(LOCALES),
  strategy: z.enum(STRATEGIES),
  /** Only read for `own_mix`. */
  policy: z.optional(recoveryPolicySchema),
  /** A preset, or a fault for each source by its id. */
  plan: z.union([z.enum(PLAN_PRESETS), faultPlanSchema]),
  sources: z._default(z.int().check(z.minimum(1), z.maximum(100)), 28),
  subagents: z._default(z.int().check(z.minimum(1), z.maximum(12)), 4),
  /** Subagents that run at the same time. */
  parallel: z._default(z.int().check(z.minimum(1), z.maximum(12)), 4),
  seed: z._default(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)), 1),
  model: z._default(z.string().check(z.minLength(1), z.maxLength(100)), SIMULATOR_MODEL),
  /** The subagents' model where it is another, e.g. a smaller one. */
  subagentModel: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});
export type AgentsRequest = z.infer<typeof agentsRequestSchema>;

/** The policy that a request asks for. */
export function policyOf(request: Pick<AgentsRequest, "strategy" | "policy">): RecoveryPolicy {
  const own = request.strategy === "own_mix" ? request.policy : undefined;
  return own ?? STRATEGY_POLICIES[request.strategy];
}
