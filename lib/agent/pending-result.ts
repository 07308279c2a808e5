import type { TrueOutcome } from "@/lib/domain/outcome";
import type { Belief, Evidence } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { SentToolResult } from "./mapping";

/** What can be read from one tool result, whichever model runs. */
export type Assessment = {
  evidence: Evidence[];
  belief: Belief;
  /** Entropy of the prior minus entropy of `belief`. */
  bits: number;
};

/** Reads a tool result; `failedRetries` counts the identical repeats of the call that had failed before. */
export type Assess = (block: ToolResultBlock, circumstances: { failedRetries: number }) => Assessment;

/** A tool result on which the agent has not acted yet. */
export type PendingResult = {
  toolUseId: string;
  name: string;
  input: Record<string, unknown>;
  /** `callKey` of the call. */
  key: string;
  block: SentToolResult;
  /** What the backend really did; absent where nobody knows. */
  truth?: TrueOutcome;
  /** Identical calls that had failed before this one. */
  failedRetries: number;
  assessment: Assessment;
};
