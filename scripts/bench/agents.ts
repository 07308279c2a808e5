import { agentsRequestSchema } from "@/lib/domain/agents/agents-request";
import { replayAgents } from "@/lib/domain/agents/agents-state";
import { collectMultiRun } from "@/lib/lab/run-multi";
import { median } from "./measure";

/** The largest run of the multi-agent lab. Times in milliseconds. */
export type AgentsBench = {
  strategy: string;
  events: number;
  lanes: number;
  /** Processor time to fold the whole run. */
  fold: number;
};

const LARGEST = { sources: 100, subagents: 12, parallel: 12 };
const ROUNDS = 15;

/** Times what the page does with a run of 100 sources and 12 subagents: fold its events. */
export async function benchAgents(): Promise<AgentsBench[]> {
  const results: AgentsBench[] = [];
  for (const strategy of ["local_recovery", "bubble_everything"]) {
    const request = agentsRequestSchema.parse({ locale: "en", strategy, plan: "mixed", ...LARGEST });
    const events = await collectMultiRun(request);
    const folds = Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      replayAgents(events);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    const lanes = replayAgents(events).lanes.length;
    const fold = median(folds);
    results.push({ strategy, events: events.length, lanes, fold });
  }
  return results;
}
