import * as z from "zod/mini";
import { AGENTS_VERDICTS, type AgentsEvent, type AgentsVerdict } from "@/lib/domain/agents/agents-event";
import { toCsvText } from "../csv";
import { type Rate, wilson } from "../wilson";
import { type StrategyCell, strategyCells, strategySpecSchema } from "./spec";

const count = z.int().check(z.minimum(0));

const tallySchema = z.strictObject({
  runs: count,
  verdicts: z.record(z.enum(AGENTS_VERDICTS), count),
  /** Sums over the runs. */
  sources: count,
  done: count,
  /** Sources that answers claimed beyond what was done. */
  overclaimed: count,
  messages: count,
  fetches: count,
  tokens: count,
  waitingMs: count,
});
export type StrategyTally = z.infer<typeof tallySchema>;

/** What has been measured of a spec so far: trials are run one after the other, each over all cells. */
export const strategyReportSchema = z.strictObject({
  format: z.literal("failwell-strategy-evals"),
  version: z.literal(1),
  spec: strategySpecSchema,
  /** One tally per cell, in the order of `strategyCells`. */
  tallies: z.array(tallySchema),
});
export type StrategyReport = z.infer<typeof strategyReportSchema>;

/** The end of a run that answered. */
export type FinishedRun = Extract<AgentsEvent, { type: "agents_finished" }>;

/** The report before the first run. */
export function emptyStrategyReport(spec: StrategyReport["spec"]): StrategyReport {
  const tallies = strategyCells(spec).map(emptyTally);
  return { format: "failwell-strategy-evals", version: 1, spec, tallies };
}

function emptyTally(): StrategyTally {
  const verdicts = {
    complete: 0,
    honest_partial: 0,
    false_complete: 0,
    drowned: 0,
    over_retried: 0,
    needless_escalation: 0,
  };
  return {
    runs: 0,
    verdicts,
    sources: 0,
    done: 0,
    overclaimed: 0,
    messages: 0,
    fetches: 0,
    tokens: 0,
    waitingMs: 0,
  };
}

/** The report with one more run of a cell. */
export function addRun(report: StrategyReport, cell: number, run: FinishedRun): StrategyReport {
  const tally = report.tallies[cell];
  if (!tally) throw new RangeError(`no cell ${cell}`);
  const { verdict, total, done, claimed = total, metrics } = run;
  const next: StrategyTally = {
    runs: tally.runs + 1,
    verdicts: { ...tally.verdicts, [verdict]: tally.verdicts[verdict] + 1 },
    sources: tally.sources + total,
    done: tally.done + done,
    overclaimed: tally.overclaimed + Math.max(0, claimed - done),
    messages: tally.messages + metrics.messages,
    fetches: tally.fetches + metrics.fetches,
    tokens: tally.tokens + metrics.inputTokens + metrics.outputTokens,
    waitingMs: tally.waitingMs + metrics.waitingMs,
  };
  return { ...report, tallies: report.tallies.with(cell, next) };
}

/** Runs that are in a report. */
export function runsOf(report: StrategyReport): number {
  return report.tallies.reduce((sum, { runs }) => sum + runs, 0);
}

/** What a tally says. Means are per run; `NaN` where there is none yet. */
export type StrategySummary = {
  runs: number;
  /** Share of runs that ended `complete` or `honest_partial`: all that could be had, and nothing else claimed. */
  right: Rate;
  /** Share of the sources that are really done. */
  coverage: number;
  overclaimed: number;
  messages: number;
  fetches: number;
  tokens: number;
  waitingMs: number;
  /** The verdict of most runs. */
  mostly: AgentsVerdict | undefined;
};

export function summaryOfTallies(tallies: readonly StrategyTally[]): StrategySummary {
  const sum = (name: Exclude<keyof StrategyTally, "verdicts">) =>
    tallies.reduce((total, tally) => total + tally[name], 0);
  const times = (verdict: AgentsVerdict) =>
    tallies.reduce((total, { verdicts }) => total + verdicts[verdict], 0);
  const runs = sum("runs");
  const [mostly] = AGENTS_VERDICTS.filter((verdict) => times(verdict) > 0).toSorted(
    (a, b) => times(b) - times(a),
  );
  return {
    runs,
    right: wilson(times("complete") + times("honest_partial"), runs),
    coverage: sum("done") / sum("sources"),
    overclaimed: sum("overclaimed") / runs,
    messages: sum("messages") / runs,
    fetches: sum("fetches") / runs,
    tokens: sum("tokens") / runs,
    waitingMs: sum("waitingMs") / runs,
    mostly,
  };
}

/** The summary of every cell. */
export function summarizeCells(report: StrategyReport): (StrategyCell & StrategySummary)[] {
  return strategyCells(report.spec).map((cell, index) => ({
    ...cell,
    ...summaryOfTallies(report.tallies.slice(index, index + 1)),
  }));
}

/** The summary of every strategy over all plans, each plan counting alike. */
export function summarizeStrategies(report: StrategyReport) {
  const cells = strategyCells(report.spec);
  return report.spec.strategies.map((strategy) => ({
    strategy,
    ...summaryOfTallies(report.tallies.filter((_, index) => cells[index]?.strategy === strategy)),
  }));
}

const FIGURES = ["coverage", "overclaimed", "messages", "fetches", "tokens", "waitingMs"] as const;
const HEAD = ["coverage", "overclaimed", "messages", "fetches", "tokens", "waiting_ms"];

/** One line a cell. */
export function strategyCsv(report: StrategyReport): string {
  const rows = summarizeCells(report).map((cell, index) => [
    cell.plan,
    cell.strategy,
    cell.runs,
    cell.right.value,
    cell.right.low,
    cell.right.high,
    ...FIGURES.map((figure) => cell[figure]),
    ...AGENTS_VERDICTS.map((verdict) => report.tallies[index]?.verdicts[verdict] ?? 0),
  ]);
  const head = ["plan", "strategy", "runs", "right_rate", "right_low", "right_high", ...HEAD];
  return toCsvText([[...head, ...AGENTS_VERDICTS], ...rows]);
}
