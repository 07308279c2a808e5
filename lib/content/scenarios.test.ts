import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/domain/locale";
import { SCENARIOS, scenarioSettings } from "./scenarios";

it("names each order once", () => {
  expect(new Set(SCENARIOS.map(({ key }) => key)).size).toBe(SCENARIOS.length);
  expect(new Set(SCENARIOS.map(({ orderId }) => orderId)).size).toBe(SCENARIOS.length);
});

describe.each(SCENARIOS)("$key", (scenario) => {
  it.each(LOCALES)(
    "sets its order, and asks about that order where the default question would not do (%s)",
    (locale) => {
      const { orderId, prompt } = scenarioSettings(scenario, locale);
      expect(orderId).toBe(scenario.orderId);
      if (scenario.prompt) expect(prompt).toContain(orderId);
      // Picking a scenario takes away what another one asked.
      else expect(prompt).toBeUndefined();
    },
  );
});
