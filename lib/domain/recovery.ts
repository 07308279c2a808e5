import * as z from "zod/mini";
import { trueOutcomeSchema } from "./outcome";
import { ERROR_CATEGORIES } from "./tool-error";

/** What an agent can do next after a tool result. */
export const RECOVERY_ACTIONS = [
  /** The same call again, unchanged. */
  "retry",
  /** The same tool with other arguments, or another tool that finds the missing input. */
  "correct_input",
  /** Ask the customer for what is missing. */
  "ask_user",
  /** Pass the customer message on and offer the exception process. */
  "explain_and_offer",
  /** Hand over to a person. */
  "escalate",
  /** Say that it could not be looked up now, and claim nothing about existence. */
  "report_unconfirmed",
  /** Say that nothing was found. */
  "report_not_found",
  /** Answer from the data. */
  "answer",
  /** A final text that says none of the above. */
  "vague_reply",
] as const;
export type RecoveryAction = (typeof RECOVERY_ACTIONS)[number];

/** What a tool result can mean. The last two apply to results that are not flagged as errors. */
export const HYPOTHESES = [...ERROR_CATEGORIES, "found", "empty"] as const;
export type Hypothesis = (typeof HYPOTHESES)[number];

/** Probability of each hypothesis; sums to 1. */
export const beliefSchema = z.record(z.enum(HYPOTHESES), z.number());
export type Belief = z.infer<typeof beliefSchema>;

/** One thing a reader could take from a `tool_result` block. */
export const evidenceSchema = z.object({
  /** What was recognised, e.g. `is_error`, `errorCategory`, `isRetryable`, `status_field`, `empty_list`, `word`. */
  cue: z.string(),
  /** The value seen, as short text. */
  value: z.string(),
  /** JSON pointer (RFC 6901) into the block, e.g. `/is_error` or `/content/0/text`. */
  pointer: z.string(),
  /** Where the text at `pointer` is itself JSON: JSON pointer inside that document. */
  textPointer: z.optional(z.string()),
  /** The hypothesis that it speaks for most, if any. */
  speaksFor: z.optional(z.enum(HYPOTHESES)),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** How good a recovery decision was. */
export const VERDICTS = [
  "right",
  "wasted_retry",
  "gave_up_early",
  "wrong_fix",
  "false_not_found",
  "false_success",
  "vague",
  "leaked_internals",
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the agent did after one tool result, and how good that was. */
export const decisionSchema = z.object({
  toolUseId: z.string(),
  /** The observed action, taken from behaviour: the next tool call, or the final text. */
  action: z.enum(RECOVERY_ACTIONS),
  evidence: z.array(evidenceSchema),
  belief: beliefSchema,
  /** Bits of information in this result: entropy of the prior minus entropy of the belief after it. */
  bits: z.number(),
  /** The actions that would have been right given `truth`. */
  rightActions: z.array(z.enum(RECOVERY_ACTIONS)),
  truth: z.optional(trueOutcomeSchema),
  verdict: z.enum(VERDICTS),
  /** Who judged: our rules, or a second model call. */
  verdictSource: z.enum(["rules", "model"]),
});
export type Decision = z.infer<typeof decisionSchema>;

/** Totals of one run. Times in milliseconds on the run's event clock. */
export const metricsSchema = z.object({
  turns: z.number(),
  toolCalls: z.number(),
  /** Identical repeats of a call that could not help: nothing had failed, the failure cannot be cured by repeating it, or it had been tried often enough. */
  wastedCalls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  waitingMs: z.number(),
  /** Statements to the customer that the truth contradicts. */
  wrongClaims: z.number(),
  /** Sum over the run's tool results. */
  bits: z.number(),
});
export type Metrics = z.infer<typeof metricsSchema>;
