import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgentsEvent } from "@/lib/domain/agents/agents-event";
import { agentsEventSchema } from "@/lib/domain/agents/agents-event";
import { type AgentsRequest, agentsRequestSchema, STRATEGIES } from "@/lib/domain/agents/agents-request";
import { type AgentsState, replayAgents } from "@/lib/domain/agents/agents-state";
import { isObtainable, PLAN_PRESETS, SOURCE_FAULTS, sourceIds } from "@/lib/domain/agents/fault-plan";
import { collectMultiRun, runMulti } from "./run-multi";

const request = (changes: Partial<AgentsRequest>) =>
  agentsRequestSchema.parse({ locale: "en", strategy: "local_recovery", plan: "mixed", ...changes });

async function finished(changes: Partial<AgentsRequest>) {
  const state = replayAgents(await collectMultiRun(request(changes)));
  if (state.status.phase !== "finished") throw new Error(JSON.stringify(state.status));
  return { state, ...state.status };
}

const cells = (state: AgentsState, kind: string) =>
  Object.values(state.sources).filter((cell) => cell.state === kind);

describe("the default fault plan", () => {
  it("yields exactly 25 of 28 under local recovery, the three time-outs after three tries each", async () => {
    const { state, ...end } = await finished({});
    expect(end).toMatchObject({ total: 28, done: 25, claimed: 25, verdict: "honest_partial" });
    expect(cells(state, "failed").map(({ attempts }) => attempts)).toEqual([3, 3, 3]);
    expect(cells(state, "mirror")).toHaveLength(2);
    expect(cells(state, "empty")).toHaveLength(1);
    expect(end.metrics.messages).toBe(4);
  });

  it("makes swallow_everything claim more than it has", async () => {
    const end = await finished({ strategy: "swallow_everything" });
    expect(end.verdict).toBe("false_complete");
    expect(end.claimed).toBe(28);
    expect(end.done).toBeLessThan(25);
  });

  it("makes bubble_everything send at least five times the messages", async () => {
    const local = await finished({});
    const bubble = await finished({ strategy: "bubble_everything" });
    expect(bubble.metrics.messages).toBeGreaterThanOrEqual(5 * local.metrics.messages);
    expect(bubble.verdict).toBe("drowned");
  });

  it("gives the same events for the same request", async () => {
    expect(await collectMultiRun(request({ seed: 7 }))).toEqual(await collectMultiRun(request({ seed: 7 })));
  });
});

describe("other fault plans", () => {
  it.each(PLAN_PRESETS)("%s is answered honestly under local recovery, in both languages", async (plan) => {
    for (const locale of ["en", "zh"] as const) {
      const { verdict, claimed, done } = await finished({ plan, locale });
      expect(["complete", "honest_partial"]).toContain(verdict);
      expect(claimed).toBe(done);
    }
  });

  it("swaps the credential for a source that was forbidden", async () => {
    expect(await finished({ plan: { "S-05": "forbidden" } })).toMatchObject({
      verdict: "complete",
      done: 28,
    });
    expect(await finished({ plan: { "S-05": "forbidden_for_all" } })).toMatchObject({
      verdict: "honest_partial",
      done: 27,
    });
  });

  it("stops trying when everything is down", async () => {
    const { done, metrics } = await finished({ plan: "all_down" });
    expect(done).toBe(0);
    expect(metrics.fetches).toBeLessThanOrEqual(28 * 4);
  });

  it.each(STRATEGIES)("100 sources and 12 subagents finish under %s, without a warning", async (strategy) => {
    const warnings: string[] = [];
    const note = (warning: Error) => warnings.push(warning.message);
    process.on("warning", note);
    const { total } = await finished({ strategy, sources: 100, subagents: 12, parallel: 12 });
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", note);
    expect(total).toBe(100);
    expect(warnings).toEqual([]);
  });
});

describe("any fault plan", () => {
  const faults = fc.constantFrom(...SOURCE_FAULTS);
  const plans = fc.dictionary(fc.constantFrom(...sourceIds(9)), faults, { maxKeys: 9 });

  it("is answered honestly and with all that can be had under local recovery", async () => {
    await fc.assert(
      fc.asyncProperty(plans, fc.nat(50), async (plan, seed) => {
        const { verdict, claimed, done } = await finished({ plan, seed, sources: 9, subagents: 3 });
        const obtainable = sourceIds(9).filter((id) => isObtainable(plan[id] ?? "none")).length;
        expect({ verdict, claimed, done }).toEqual({
          verdict: obtainable === 9 ? "complete" : "honest_partial",
          claimed: obtainable,
          done: obtainable,
        });
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it("makes swallow_everything claim all, whatever is missing", async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const end = await finished({ plan, sources: 9, subagents: 3, strategy: "swallow_everything" });
        expect(end.claimed).toBe(9);
        expect(end.verdict).toBe(end.done < 9 ? "false_complete" : "complete");
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe("subagents", () => {
  it("never run more at the same time than the bound says", async () => {
    let running = 0;
    let most = 0;
    for (const event of await collectMultiRun(request({ sources: 40, subagents: 10, parallel: 3 }))) {
      if (event.type === "delegated") running += 1;
      if (event.type === "reported") running -= 1;
      most = Math.max(most, running);
    }
    expect(most).toBe(3);
  });
});

describe("the event stream", () => {
  it("survives a JSON round trip", async () => {
    const events = await collectMultiRun(request({}));
    const parsed = events.map((event) => agentsEventSchema.parse(JSON.parse(JSON.stringify(event))));
    expect(replayAgents(parsed)).toEqual(replayAgents(events));
  });

  it("keeps each agent's own order", async () => {
    const next = new Map<string, number>();
    for (const event of await collectMultiRun(request({}))) {
      if (event.type !== "agent_event") continue;
      expect(event.event.seq).toBe(next.get(event.agentId) ?? 0);
      next.set(event.agentId, event.event.seq + 1);
    }
    expect(next.size).toBe(5);
  });

  it("ends with agents_failed when it is stopped", async () => {
    const controller = new AbortController();
    const events: AgentsEvent[] = [];
    for await (const event of runMulti(request({}), { signal: controller.signal })) {
      events.push(event);
      if (event.type === "delegated") controller.abort();
    }
    expect(events.at(-1)).toMatchObject({ type: "agents_failed", error: { kind: "aborted" } });
  });
});
