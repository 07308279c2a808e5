import * as z from "zod/mini";
import { runErrorSchema } from "../run-error";
import { runEventSchema } from "../run-event";
import { agentsRequestSchema, recoveryPolicySchema } from "./agents-request";
import { faultPlanSchema } from "./fault-plan";
import { subagentReportSchema } from "./report";

export const COORDINATOR = "coordinator";

/** How one source stands. */
export const SOURCE_STATES = [
  "waiting",
  "fetching",
  "done",
  "mirror",
  "empty",
  "forbidden",
  "failed",
] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** How the coordinator's answer compares with the truth. */
export const AGENTS_VERDICTS = [
  /** Everything that was asked for, and said so. */
  "complete",
  /** Everything that could be had, and what is missing is named. */
  "honest_partial",
  /** Claims more than it has. */
  "false_complete",
  /** Sent so many messages up that the coordinator did the subagents' work. */
  "drowned",
  /** Went on trying what never answers. */
  "over_retried",
  /** Gave up on sources that a second try, a mirror or a credential would have given. */
  "needless_escalation",
] as const;
export type AgentsVerdict = (typeof AGENTS_VERDICTS)[number];

const base = {
  /** 0, 1, 2, … over the whole stream. */
  seq: z.int().check(z.minimum(0)),
  /** Milliseconds on the clock of the agent concerned; agents run at the same time, so `at` may step back between them. */
  at: z.number().check(z.minimum(0)),
};

export const agentsMetricsSchema = z.object({
  /** Reports that reached the coordinator. */
  messages: z.int(),
  /** Fetches that reached the sources server. */
  fetches: z.int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Milliseconds spent waiting before further tries, over all agents. */
  waitingMs: z.number(),
  /** Milliseconds from start to end, agents running at the same time. */
  elapsedMs: z.number(),
});
export type AgentsMetrics = z.infer<typeof agentsMetricsSchema>;

/** Everything that can happen in the multi-agent lab. Each agent's own run is a RunEvent stream inside `agent_event`. */
export const agentsEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("agents_started"),
    ...base,
    request: agentsRequestSchema,
    policy: recoveryPolicySchema,
    sourceIds: z.array(z.string()),
    plan: faultPlanSchema,
  }),
  z.object({
    type: z.literal("delegated"),
    ...base,
    subagentId: z.string(),
    sourceIds: z.array(z.string()),
    useMirror: z.boolean(),
    elevated: z.boolean(),
  }),
  z.object({
    type: z.literal("source_changed"),
    ...base,
    subagentId: z.string(),
    sourceId: z.string(),
    state: z.enum(SOURCE_STATES),
    /** Tries so far by this subagent. */
    attempts: z.int(),
    /** Who decided on this try: the model, or the harness's policy. */
    decidedBy: z.enum(["model", "harness"]),
  }),
  z.object({ type: z.literal("reported"), ...base, subagentId: z.string(), report: subagentReportSchema }),
  z.object({ type: z.literal("subagent_crashed"), ...base, subagentId: z.string(), error: runErrorSchema }),
  z.object({ type: z.literal("agent_event"), ...base, agentId: z.string(), event: runEventSchema }),
  z.object({
    type: z.literal("agents_finished"),
    ...base,
    answer: z.string(),
    verdict: z.enum(AGENTS_VERDICTS),
    total: z.int(),
    /** Sources that are really done. */
    done: z.int(),
    /** Sources that the answer says are done; absent where it gives no number. */
    claimed: z.optional(z.int()),
    metrics: agentsMetricsSchema,
  }),
  z.object({
    type: z.literal("agents_failed"),
    ...base,
    error: runErrorSchema,
    metrics: agentsMetricsSchema,
  }),
]);
export type AgentsEvent = z.infer<typeof agentsEventSchema>;

/** An event before it is numbered. */
export type AgentsEventDraft = AgentsEvent extends infer E
  ? E extends AgentsEvent
    ? Omit<E, "seq">
    : never
  : never;
