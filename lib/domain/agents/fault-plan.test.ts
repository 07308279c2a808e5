import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isObtainable, PLAN_PRESETS, presetPlan, sourceIds } from "./fault-plan";

const count = fc.integer({ min: 1, max: 100 });
const faultsOf = (size: number) => Object.values(presetPlan("mixed", sourceIds(size)));

describe("fault plans", () => {
  it("name only sources that there are, whatever their number", () => {
    fc.assert(
      fc.property(count, fc.constantFrom(...PLAN_PRESETS), (size, preset) => {
        const ids = sourceIds(size);
        expect(new Set(ids).size).toBe(size);
        expect(ids).toEqual(expect.arrayContaining(Object.keys(presetPlan(preset, ids))));
      }),
    );
  });

  it("give out the ten faults of the default plan once each, as far as there are sources", () => {
    fc.assert(
      fc.property(count, (size) => {
        expect(faultsOf(size)).toHaveLength(Math.min(10, size));
      }),
    );
    const faults = faultsOf(28);
    const times = (fault: string) => faults.filter((one) => one === fault).length;
    expect(["times_out", "fails_once", "needs_mirror", "empty"].map(times)).toEqual([3, 4, 2, 1]);
    expect(faults.filter((fault) => !isObtainable(fault))).toHaveLength(3);
  });
});
