import type { EvalReport } from "@/lib/evals/report";
import { summarize, summaryOf } from "@/lib/evals/summary";
import { addTallies, emptyTally } from "@/lib/evals/tally";

export const percent = (value: number) => (Number.isNaN(value) ? "–" : `${(value * 100).toFixed(1)}%`);
export const number = (value: number, digits: number) => (Number.isNaN(value) ? "–" : value.toFixed(digits));

/** The report as a table for a terminal: a line a cell, then a line a style. */
export function toTable(report: EvalReport): string {
  const head = [
    "model",
    "scenario",
    "style",
    "n",
    "right",
    "95% interval",
    "wasted",
    "turns",
    "tokens",
    "wrong",
    "bits",
    "kinds",
  ];
  const cells = summarize(report).map((cell) => [cell.model, cell.scenario, cell.style, ...figures(cell)]);
  const styles = report.spec.styles.map((style) => [
    "all",
    "all",
    style,
    ...figures(summaryOfStyle(report, style)),
  ]);
  return formatTable([head, ...cells, head.map(() => ""), ...styles]);
}

/** The summary of one style over all scenarios and models. */
export function summaryOfStyle(report: EvalReport, style: string) {
  const cells = summarize(report);
  const tallies = report.tallies.filter((_, index) => cells[index]?.style === style);
  return summaryOf(tallies.reduce(addTallies, emptyTally()));
}

function figures(cell: ReturnType<typeof summaryOf>): string[] {
  return [
    String(cell.episodes),
    percent(cell.right.value),
    `${percent(cell.right.low)}–${percent(cell.right.high)}`,
    number(cell.wastedCalls, 2),
    number(cell.turns, 2),
    number(cell.tokens, 0),
    number(cell.wrongClaims, 2),
    number(cell.bits, 2),
    String(cell.behaviours),
  ];
}

/** Columns side by side: the first three are words, the others figures. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((field, column) =>
      column < 3 ? field.padEnd(widths[column] ?? 0) : field.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => line(row).join("  ").trimEnd()).join("\n");
}
