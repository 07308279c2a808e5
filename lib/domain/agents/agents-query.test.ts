import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../run-request";
import { agentsRequestFromQuery, defaultAgentsRequest, queryFromAgentsRequest } from "./agents-query";
import { type AgentsRequest, agentsRequestSchema, STRATEGIES } from "./agents-request";
import { PLAN_PRESETS } from "./fault-plan";

const policy = fc.record({
  maxTries: fc.integer({ min: 1, max: 6 }),
  backoffBaseMs: fc.integer({ min: 0, max: 10_000 }),
  useMirror: fc.boolean(),
  reportAfterFailures: fc.nat(20),
  hideFailures: fc.boolean(),
});

const settings: fc.Arbitrary<AgentsRequest> = fc
  .record(
    {
      locale: fc.constantFrom(...LOCALES),
      strategy: fc.constantFrom(...STRATEGIES),
      policy,
      plan: fc.constantFrom(...PLAN_PRESETS),
      sources: fc.integer({ min: 1, max: 100 }),
      subagents: fc.integer({ min: 1, max: 12 }),
      parallel: fc.integer({ min: 1, max: 12 }),
      seed: fc.nat(),
      model: fc.string({ minLength: 1, maxLength: 100 }),
      subagentModel: fc.string({ minLength: 1, maxLength: 100 }),
    },
    { requiredKeys: ["locale", "strategy", "policy", "plan"] },
  )
  // Only one's own mix has a policy of its own.
  .map(({ policy: own, ...rest }) =>
    agentsRequestSchema.parse(rest.strategy === "own_mix" ? { ...rest, policy: own } : rest),
  );

describe("settings of a multi-agent run in an address", () => {
  it("are read back as they were written", () => {
    fc.assert(
      fc.property(settings, (request) => {
        const query = new URLSearchParams(queryFromAgentsRequest(request).toString());
        expect(agentsRequestFromQuery(query, request.locale)).toEqual(request);
      }),
    );
  });

  it("leave the address empty while nothing is chosen", () => {
    for (const locale of LOCALES) {
      expect(queryFromAgentsRequest(defaultAgentsRequest(locale)).toString()).toBe("");
    }
  });

  it("are settings that can run, whatever the address holds", () => {
    const names = ["strategy", "plan", "sources", "subagents", "seed", "model", "maxTries", "useMirror", "x"];
    const mangled = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.constantFrom("own_mix", "-1", "1e9", "NaN", "")),
      ),
    );
    fc.assert(
      fc.property(mangled, (pairs) => {
        const request = agentsRequestFromQuery(new URLSearchParams(pairs), "en");
        expect(agentsRequestSchema.parse(request)).toEqual(request);
      }),
    );
  });

  it("keep what is right beside what is not", () => {
    const query = new URLSearchParams("strategy=nothing&plan=all_down&sources=1000&subagents=12");
    expect(agentsRequestFromQuery(query, "zh")).toEqual({
      ...defaultAgentsRequest("zh"),
      plan: "all_down",
      subagents: 12,
    });
  });
});
