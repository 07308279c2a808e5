import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { FaultPlan } from "@/lib/domain/agents/fault-plan";
import type { Clock } from "@/lib/domain/clock";
import type { ModelClient } from "../model-client";
import type { Assess } from "../pending-result";

/** All that a multi-agent run is made of; the composition knows servers and models. */
export type MultiDeps = {
  /** The sources of the run, and what happens to each; agents are told the ids alone. */
  sourceIds: readonly string[];
  plan: FaultPlan;
  coordinatorModel: ModelClient;
  subagentModel: ModelClient;
  /** Messages API `metadata.user_id`, by agent. */
  userIdOf?: (agentId: string) => string;
  /** A connection of its own to the sources server. */
  openSources(options: {
    clock: Clock;
    elevated: boolean;
  }): Promise<{ transport: Transport; close(): Promise<void> }>;
  /** Fetches that reached the sources so far, over all connections. */
  fetchCount(): number;
  /** The coordinator's clock, on which the whole run is timed. */
  clock: Clock;
  /** A clock for an agent that runs beside others, starting at the parent's now. */
  forkClock(parent: Clock): Clock;
  signal: AbortSignal;
  assess: Assess;
  /** Numbers in [0, 1) for one agent's jitter. */
  randomOf(agentId: string): () => number;
  /** Upper bound on the tokens of all agents together. */
  maxTotalTokens?: number;
  /** Whether each agent's wire frames are recorded. */
  tap: boolean;
  /** Whether the models' answers are streamed; they are unless this is false. What happens is the same either way. */
  stream?: boolean;
};
