import { describe, expect, it } from "vitest";
import { MAX_USER_ID } from "@/lib/decision";
import { decodeSettings, encodeSettings } from "./settings";

describe("settings in metadata.user_id", () => {
  it("come back as they went, with only what differs from the defaults", () => {
    const text = encodeSettings({ seed: 7, overrides: { "ratios.word": 4, failedRetry: 0.5 } });
    expect(text).toBe('{"seed":7,"set":{"ratios.word":4}}');
    expect(decodeSettings(text)).toEqual({ seed: 7, overrides: { "ratios.word": 4 } });
    expect(decodeSettings(encodeSettings({ seed: 0 }))).toEqual({ seed: 0, overrides: {} });
  });

  it("take any other client's user id as a seed of its own", () => {
    for (const userId of ["user-1", '{"device":"x"}', "{broken"]) {
      expect(decodeSettings(userId)).toEqual(decodeSettings(userId));
      expect(decodeSettings(userId).seed).not.toBe(decodeSettings(`${userId}!`).seed);
    }
  });

  it("are refused where they are wrong or too long", () => {
    expect(() => decodeSettings('{"seed":-1}')).toThrow(/metadata\.user_id\.seed/);
    expect(() => decodeSettings('{"seed":1,"set":{"nope":1}}')).toThrow(/metadata\.user_id\.set/);
    const many = Object.fromEntries(
      ["found", "empty", "business", "permission", "validation", "transient"].map((h) => [
        `likelihoods.retryable_false.${h}`,
        0.123,
      ]),
    );
    expect(() => encodeSettings({ seed: 1, overrides: many })).toThrow(RangeError);
    expect(encodeSettings({ seed: 1, overrides: { failedRetry: 0.1 } }).length).toBeLessThan(MAX_USER_ID);
  });
});
