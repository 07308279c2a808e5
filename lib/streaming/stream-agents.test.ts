import fc from "fast-check";
import { expect, it } from "vitest";
import type { AgentsEvent } from "@/lib/domain/agents/agents-event";
import { agentsRequestSchema } from "@/lib/domain/agents/agents-request";
import { arbitraryAgentsRun } from "@/lib/domain/testing/arbitrary-agents";
import { encodeSse } from "./sse";
import { streamAgents } from "./stream-agents";

const request = agentsRequestSchema.parse({ locale: "en", strategy: "local_recovery", plan: "mixed" });

it("yields a run's events up to the last, from the route for many agents", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryAgentsRun, async (events) => {
      const asked: string[] = [];
      const fake: typeof fetch = async (url) => {
        asked.push(String(url));
        const sent = [...events, { type: "nonsense" }];
        return new Response(sent.map((event) => encodeSse({ data: JSON.stringify(event) })).join(""));
      };
      const seen: AgentsEvent[] = [];
      const { signal } = new AbortController();
      for await (const event of streamAgents(request, { signal, fetch: fake })) seen.push(event);
      expect(seen).toEqual(JSON.parse(JSON.stringify(events)));
      expect(asked).toEqual(["/api/agents"]);
    }),
    { numRuns: 20 },
  );
});
