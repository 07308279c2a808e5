import * as z from "zod/mini";
import type { EpisodeResult } from "./episode-result";
import { cellsOf } from "./plan";
import { normalized, rangeSchema, sizeOf } from "./ranges";
import { cellCount, episodeCount, evalSpecSchema } from "./spec";
import { addTallies, emptyTally, tallyOf, tallySchema } from "./tally";

/** What has been measured of a spec so far. Saved as a file it can be looked at again, resumed, or merged with others. */
export const evalReportSchema = z.strictObject({
  format: z.literal("failwell-evals"),
  version: z.literal(1),
  spec: evalSpecSchema,
  /** Which episodes are counted, by index. */
  done: z.array(rangeSchema),
  /** One tally per cell, in the order of `cellsOf`. */
  tallies: z.array(tallySchema),
});
export type EvalReport = z.infer<typeof evalReportSchema>;

/** A report that is no report, or that does not fit another. The message says why, for a person. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/** The report before the first episode. */
export function emptyReport(spec: EvalReport["spec"]): EvalReport {
  const tallies = Array.from({ length: cellCount(spec) }, emptyTally);
  return { format: "failwell-evals", version: 1, spec, done: [], tallies };
}

/** A report with these episodes added. @throws ReportError when one of them is in it already */
export function addResults(report: EvalReport, results: readonly EpisodeResult[]): EvalReport {
  const tallies = [...report.tallies];
  for (const result of results) {
    const cell = result.index % tallies.length;
    tallies[cell] = addTallies(tallies[cell] ?? emptyTally(), tallyOf(result));
  }
  const ranges = results.map(({ index }) => ({ from: index, to: index + 1 }));
  return { ...report, done: mergedRanges(report.done, ranges), tallies };
}

/**
 * One report out of several of the same spec: shards, or a part and its continuation. Exactly what one long run would have given.
 * @throws ReportError when specs differ, or an episode is in two of them
 */
export function mergeReports(reports: readonly EvalReport[]): EvalReport {
  const [first, ...rest] = reports;
  if (!first) throw new ReportError("There is nothing to merge.");
  return rest.reduce(mergeTwo, first);
}

function mergeTwo(a: EvalReport, b: EvalReport): EvalReport {
  if (JSON.stringify(a.spec) !== JSON.stringify(b.spec)) {
    throw new ReportError("These reports are of different specs.");
  }
  const tallies = a.tallies.map((tally, cell) => addTallies(tally, b.tallies[cell] ?? emptyTally()));
  return { ...a, done: mergedRanges(a.done, b.done), tallies };
}

/** Reads a saved report. @throws ReportError when it is none, or its figures contradict each other */
export function parseReport(value: unknown): EvalReport {
  const parsed = z.safeParse(evalReportSchema, value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ReportError(
      `This is no evals report: ${issue?.path.join(".") || "the file"} is not as expected.`,
    );
  }
  const report = parsed.data;
  if (report.tallies.length !== cellsOf(report.spec).length) {
    throw new ReportError("This report has not as many cells as its spec.");
  }
  const counted = report.tallies.reduce((sum, tally) => sum + tally.episodes, 0);
  const done = mergedRanges([], report.done);
  if (counted !== sizeOf(done) || (done.at(-1)?.to ?? 0) > episodeCount(report.spec)) {
    throw new ReportError("The episodes of this report do not add up.");
  }
  return { ...report, done };
}

function mergedRanges(a: EvalReport["done"], b: EvalReport["done"]): EvalReport["done"] {
  try {
    return normalized([...a, ...b]);
  } catch (error) {
    throw new ReportError(`An episode is counted twice: ${error instanceof Error ? error.message : error}.`);
  }
}
