import { caseRequest, FAILURE_CASES, type FailureCaseId } from "@/lib/content/lessons/failure-cases";
import { type RunSummary, summariseRun } from "@/lib/content/lessons/run-summary";
import type { Locale } from "@/lib/domain/run-request";
import type { ErrorCategory } from "@/lib/domain/tool-error";
import { collectLabRun } from "../run-lab";

/** One failure of lesson 3 with the run in which the agent met it. */
export type SortedFailure = { id: FailureCaseId; category: ErrorCategory; summary: RunSummary };

/** Runs all eight failures of lesson 3. */
export async function sortFailures(locale: Locale): Promise<SortedFailure[]> {
  return Promise.all(
    FAILURE_CASES.map(async (one) => ({
      id: one.id,
      category: one.category,
      summary: summariseRun(await collectLabRun(caseRequest(one, locale), { tap: false })),
    })),
  );
}
