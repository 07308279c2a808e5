import { describe, expect, it } from "vitest";
import { conclusions, movedCells } from "./compare-reports";
import { type EvalReport, emptyReport } from "./report";
import { DEFAULT_SPEC } from "./spec";
import { emptyTally } from "./tally";

/** A report of two cells with this many right episodes out of 100. */
function report(structured: number, generic: number): EvalReport {
  const spec = {
    ...DEFAULT_SPEC,
    scenarios: ["return_window" as const],
    styles: ["structured" as const, "generic" as const],
  };
  const tallies = [structured, generic].map((right) => ({ ...emptyTally(), episodes: 100, right }));
  return { ...emptyReport(spec), tallies };
}

describe("comparing reports", () => {
  it("names cells whose intervals no longer overlap, and no others", () => {
    const moved = movedCells(report(99, 20), report(98, 60));
    expect(moved.map(({ after }) => after.style)).toEqual(["generic"]);
    expect(movedCells(report(99, 20), report(99, 22))).toEqual([]);
  });

  it("tells a conclusion that rests on the assumptions from one that does not", () => {
    expect(conclusions(report(99, 20), report(90, 30))).toEqual([
      { style: "generic", heldBefore: true, holdsAfter: true },
    ]);
    expect(conclusions(report(99, 20), report(40, 50))).toEqual([
      { style: "generic", heldBefore: true, holdsAfter: false },
    ]);
  });

  it("says nothing of cells that were not measured", () => {
    expect(movedCells(emptyReport(DEFAULT_SPEC), report(1, 1))).toEqual([]);
  });
});
