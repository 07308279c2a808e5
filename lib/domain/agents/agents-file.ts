import { defineEventFile } from "../event-file";
import { RunOrderError } from "../run-state";
import { type AgentsEvent, agentsEventSchema } from "./agents-event";
import { AgentsOrderError, replayAgents } from "./agents-state";

/** A saved run of the multi-agent lab. */
export const agentsFile = defineEventFile<AgentsEvent>({
  format: "failwell-agents-run",
  event: agentsEventSchema,
  maxRuns: 1,
  replay: replayAgents,
  isOrderError: (error) => error instanceof AgentsOrderError || error instanceof RunOrderError,
});
