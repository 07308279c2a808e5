import { toCsvText } from "./csv";
import { type Cell, cellsOf } from "./plan";
import type { EvalReport } from "./report";
import { emptyTally, type Tally } from "./tally";
import { type Rate, wilson } from "./wilson";

/** What a cell's tally says. Means are per episode; `NaN` where there is none yet. */
export type CellSummary = Cell & {
  episodes: number;
  /** Share of episodes with the right recovery throughout. */
  right: Rate;
  wastedCalls: number;
  toolCalls: number;
  turns: number;
  tokens: number;
  waitingMs: number;
  wrongClaims: number;
  /** Bits of information in the first tool result. */
  bits: number;
  /** How many different behaviours were seen. */
  behaviours: number;
};

/** The summaries of all cells, in the order of `cellsOf`. */
export function summarize(report: EvalReport): CellSummary[] {
  return cellsOf(report.spec).map((cell, index) => ({
    ...cell,
    ...summaryOf(report.tallies[index] ?? emptyTally()),
  }));
}

/** What a tally says, of one cell or of several added up. */
export function summaryOf(tally: Tally): Omit<CellSummary, keyof Cell> {
  const mean = (sum: number) => sum / tally.episodes;
  return {
    episodes: tally.episodes,
    right: wilson(tally.right, tally.episodes),
    wastedCalls: mean(tally.wastedCalls),
    toolCalls: mean(tally.toolCalls),
    turns: mean(tally.turns),
    tokens: mean(tally.inputTokens + tally.outputTokens),
    waitingMs: mean(tally.waitingMs),
    wrongClaims: mean(tally.wrongClaims),
    bits: mean(tally.microBits) / 1e6,
    behaviours: Object.keys(tally.behaviours).length,
  };
}

const COLUMNS = [
  "model",
  "scenario",
  "style",
  "episodes",
  "right_rate",
  "right_low",
  "right_high",
  "tool_calls",
  "wasted_calls",
  "turns",
  "tokens",
  "waiting_ms",
  "wrong_claims",
  "bits",
  "behaviours",
] as const;

/** The summaries as CSV (RFC 4180), one line a cell. */
export function toCsv(report: EvalReport): string {
  const rows = summarize(report).map((cell) => [
    cell.model,
    cell.scenario,
    cell.style,
    cell.episodes,
    cell.right.value,
    cell.right.low,
    cell.right.high,
    cell.toolCalls,
    cell.wastedCalls,
    cell.turns,
    cell.tokens,
    cell.waitingMs,
    cell.wrongClaims,
    cell.bits,
    cell.behaviours,
  ]);
  return toCsvText([COLUMNS, ...rows]);
}
