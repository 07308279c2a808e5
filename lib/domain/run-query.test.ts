import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, queryFromRequest, requestFromQuery } from "./run-query";
import {
  HOST_POLICIES,
  MCP_SDKS,
  NEVER_RECOVERS,
  PITFALLS,
  RESPONSE_STYLES,
  RUN_DEFAULTS,
  type RunRequest,
  runRequestSchema,
} from "./run-request";

const request: fc.Arbitrary<RunRequest> = fc.record(
  {
    locale: fc.constant("zh" as const),
    orderId: fc.string({ maxLength: 200 }),
    responseStyle: fc.constantFrom(...RESPONSE_STYLES),
    model: fc.string({ minLength: 1, maxLength: 100 }),
    prompt: fc.string({ maxLength: 100 }),
    seed: fc.nat(2 ** 31 - 1),
    transientFailures: fc.oneof(fc.nat(20), fc.constant(NEVER_RECOVERS)),
    hostPolicy: fc.constantFrom(...HOST_POLICIES),
    pitfall: fc.constantFrom(...PITFALLS),
    sdk: fc.constantFrom(...MCP_SDKS),
    maxTurns: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: ["locale", "orderId", "responseStyle", "model"] },
);

describe("run settings in an address", () => {
  it("read back as the settings that were written", () => {
    fc.assert(
      fc.property(request, (settings) => {
        const back = requestFromQuery(new URLSearchParams(queryFromRequest(settings).toString()), "zh");
        expect({ ...RUN_DEFAULTS, ...back }).toEqual({ ...RUN_DEFAULTS, ...settings });
      }),
    );
  });

  it("are empty for the default run", () => {
    expect(queryFromRequest({ locale: "en", ...DEFAULT_SETTINGS, ...RUN_DEFAULTS }).toString()).toBe("");
  });

  it("give a valid request whatever the address says", () => {
    const names = fc.constantFrom(
      "order",
      "style",
      "model",
      "prompt",
      "seed",
      "failures",
      "host",
      "sdk",
      "turns",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const settings = requestFromQuery(new URLSearchParams(pairs), "en");
        expect(runRequestSchema.safeParse(settings).success).toBe(true);
      }),
    );
  });

  it("leave out one bad value and keep the rest", () => {
    const settings = requestFromQuery(new URLSearchParams("seed=-4&turns=3&style=nonsense"), "en");
    expect(settings).toEqual({ locale: "en", ...DEFAULT_SETTINGS, maxTurns: 3 });
  });
});
