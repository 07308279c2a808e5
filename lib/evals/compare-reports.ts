import type { EvalReport } from "./report";
import { type CellSummary, summarize } from "./summary";

/** A cell whose right-recovery rate moved by more than chance explains: the two 95% intervals do not overlap. */
export type MovedCell = { before: CellSummary; after: CellSummary };

/** What a change of assumptions did to a conclusion: whether "structured beats this style" held before and holds after. */
export type Conclusion = { style: CellSummary["style"]; heldBefore: boolean; holdsAfter: boolean };

/** Which cells moved between two reports, cell by cell of the same scenario, style and model. */
export function movedCells(before: EvalReport, after: EvalReport): MovedCell[] {
  const old = summarize(before);
  return summarize(after).flatMap((cell) => {
    const was = old.find(
      (one) => one.scenario === cell.scenario && one.style === cell.style && one.model === cell.model,
    );
    if (!was || was.episodes === 0 || cell.episodes === 0) return [];
    const apart = cell.right.low > was.right.high || cell.right.high < was.right.low;
    return apart ? [{ before: was, after: cell }] : [];
  });
}

/** For each style but structured: does structured recover rightly more often, over all scenarios, in both reports? */
export function conclusions(before: EvalReport, after: EvalReport): Conclusion[] {
  const was = rateByStyle(before);
  const is = rateByStyle(after);
  const best = (rates: ReadonlyMap<string, number>, style: string) =>
    (rates.get("structured") ?? 0) > (rates.get(style) ?? 0);
  return [...is.keys()]
    .filter((style) => style !== "structured" && was.has(style))
    .map((style) => ({ style, heldBefore: best(was, style), holdsAfter: best(is, style) }));
}

function rateByStyle(report: EvalReport): Map<CellSummary["style"], number> {
  const sums = new Map<CellSummary["style"], { right: number; cells: number }>();
  for (const { style, right, episodes } of summarize(report)) {
    if (episodes === 0) continue;
    const sum = sums.get(style) ?? { right: 0, cells: 0 };
    sums.set(style, { right: sum.right + right.value, cells: sum.cells + 1 });
  }
  return new Map([...sums].map(([style, { right, cells }]) => [style, right / cells]));
}
