import { caseRequest, RUN_CASES, type RunCase, type RunCaseFigure } from "@/lib/content/lessons/run-cases";
import { summariseRun } from "@/lib/content/lessons/run-summary";
import type { Locale } from "@/lib/domain/run-request";
import { collectLabRun } from "../run-lab";

/** Makes every run of a figure. */
export function runCases(figure: RunCaseFigure, locale: Locale): Promise<RunCase[]> {
  return Promise.all(
    RUN_CASES[figure].map(async ({ id, columns }) => ({
      id,
      columns: await Promise.all(
        columns.map(async ([column, settings]) => ({
          column,
          summary: summariseRun(await collectLabRun(caseRequest(settings, locale), { tap: false })),
        })),
      ),
    })),
  );
}
