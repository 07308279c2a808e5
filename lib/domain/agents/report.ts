import * as z from "zod/mini";
import { ERROR_CATEGORIES } from "../tool-error";

/** A source that was read, or that ran and had nothing. */
export const reportedResultSchema = z.object({
  id: z.string(),
  via: z.enum(["primary", "mirror"]),
  empty: z.boolean(),
});

/** A source that could not be had, and what was done about it. */
export const reportedFailureSchema = z.object({
  id: z.string(),
  errorCategory: z.enum(ERROR_CATEGORIES),
  message: z.string(),
  /** Tries of the primary. */
  attempts: z.int(),
  /** Whether the mirror was asked; absent where there is none. */
  mirrorTried: z.optional(z.boolean()),
  suggestedAction: z.optional(z.string()),
});
export type ReportedFailure = z.infer<typeof reportedFailureSchema>;

/** What a subagent hands up: what it has, what it could not get and why, what it did not try. */
export const subagentReportSchema = z.object({
  partialResults: z.array(reportedResultSchema),
  failures: z.array(reportedFailureSchema),
  notTried: z.array(z.string()),
  coverage: z.object({ done: z.int(), total: z.int() }),
});
export type SubagentReport = z.infer<typeof subagentReportSchema>;
