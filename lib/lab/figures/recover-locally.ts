import { agentsRequestSchema, STRATEGIES, type Strategy } from "@/lib/domain/agents/agents-request";
import { type AgentsStatus, replayAgents, type SourceCell } from "@/lib/domain/agents/agents-state";
import type { Locale } from "@/lib/domain/run-request";
import { collectMultiRun } from "../run-multi";

type Finished = Extract<AgentsStatus, { phase: "finished" }>;

/** One strategy on the default fault plan: how each source ended, and what the coordinator answers. */
export type StrategyRun = {
  strategy: Strategy;
  cells: Readonly<Record<string, SourceCell>>;
  end: Omit<Finished, "phase">;
};

/** Runs the strategies of the course; the learner's own mix has the multi-agent lab. */
export async function recoverLocally(locale: Locale): Promise<StrategyRun[]> {
  const runs = STRATEGIES.filter((strategy) => strategy !== "own_mix").map(async (strategy) => {
    const request = agentsRequestSchema.parse({ locale, strategy, plan: "mixed" });
    const { status, sources } = replayAgents(await collectMultiRun(request));
    if (status.phase !== "finished") throw new Error(`The run with ${strategy} did not finish.`);
    const { phase: _phase, ...end } = status;
    return { strategy, cells: sources, end };
  });
  return Promise.all(runs);
}
