import * as z from "zod/mini";
import { type StreamOptions, streamEvents } from "@/lib/streaming/stream-run";
import { strategyReportSchema } from "./report";
import type { StrategySpec } from "./spec";

/** What a job tells while it runs: all that it has measured so far. */
const strategyEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("strategies_progress"), report: strategyReportSchema }),
  z.object({ type: z.literal("strategies_finished"), report: strategyReportSchema }),
]);
export type StrategyEvent = z.infer<typeof strategyEventSchema>;

const isLast = ({ type }: StrategyEvent) => type === "strategies_finished";

/** Starts a job on the server and yields its events, up to and including the last. @throws RunStreamError */
export function streamStrategies(spec: StrategySpec, options: StreamOptions): AsyncGenerator<StrategyEvent> {
  return streamEvents({ spec }, { path: "/api/evals/strategies", ...options }, strategyEventSchema, isLast);
}
