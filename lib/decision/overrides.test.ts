import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changedOnly, PARAMETER_DEFAULTS, parameterOverridesSchema, withOverrides } from "./overrides";
import { DEFAULT_PARAMETERS } from "./parameters";

describe("parameter overrides", () => {
  it("reach every number and leave the defaults alone", () => {
    const changed = withOverrides({ "ratios.word": 2, "costs.table.retry.business": 7 });
    expect(changed.ratios.word).toBe(2);
    expect(changed.costs.table.retry.business).toBe(7);
    expect(changed.costs.table.retry.permission).toBe(DEFAULT_PARAMETERS.costs.table.retry.permission);
    expect(DEFAULT_PARAMETERS.ratios.word).toBe(PARAMETER_DEFAULTS.get("ratios.word"));
    expect(withOverrides({})).toBe(DEFAULT_PARAMETERS);
  });

  it("are checked at the edge", () => {
    const valid = (value: unknown) => z.safeParse(parameterOverridesSchema, value).success;
    expect(valid({ "ratios.word": 2 })).toBe(true);
    expect(valid({ "ratios.nonsense": 2 })).toBe(false);
    expect(valid({ "ratios.word": -1 })).toBe(false);
    expect(valid({ "ratios.word": Number.NaN })).toBe(false);
    expect(valid({ __proto__: 1, "constructor.name": 1 })).toBe(false);
  });

  it("keep only what changes something", () => {
    expect(changedOnly({ "ratios.word": DEFAULT_PARAMETERS.ratios.word, failedRetry: 0.4 })).toEqual({
      failedRetry: 0.4,
    });
  });

  it("have priors that sum to 1", () => {
    for (const prior of Object.values(DEFAULT_PARAMETERS.prior)) {
      expect(Object.values(prior).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    }
  });
});
