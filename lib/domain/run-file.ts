import { defineEventFile } from "./event-file";
import { type RunEvent, runEventSchema } from "./run-event";
import { RunOrderError, replayRun } from "./run-state";

/** Saved runs of the lab, as many in one file as the compare page has lanes. */
export const runFile = defineEventFile<RunEvent>({
  format: "failwell-run",
  event: runEventSchema,
  maxRuns: 4,
  replay: replayRun,
  isOrderError: (error) => error instanceof RunOrderError,
});
