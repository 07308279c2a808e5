import * as z from "zod/mini";
import { runErrorSchema } from "@/lib/domain/run-error";
import { API_KEY_HEADER, RunStreamError, streamEvents } from "@/lib/streaming/stream-run";
import type { Range } from "./ranges";
import { evalReportSchema } from "./report";
import type { EvalEvent } from "./run-evals";
import type { EvalSpec } from "./spec";

const PATH = "/api/evals";
const count = z.int().check(z.minimum(0));

/** The job's events as they cross the wire; the type is `EvalEvent`. */
const evalEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("eval_started"), total: count, alreadyDone: count }),
  z.object({ type: z.literal("eval_progress"), total: count, done: count, report: evalReportSchema }),
  z.object({ type: z.literal("eval_finished"), report: evalReportSchema }),
  z.object({ type: z.literal("eval_stopped"), report: evalReportSchema, error: z.optional(runErrorSchema) }),
]) satisfies z.ZodMiniType<EvalEvent>;

export type EvalsRequest = { spec: EvalSpec; done: readonly Range[]; confirm: boolean };

/** Starts a job on the server and yields its events, up to and including the last. @throws RunStreamError */
export function streamEvals(request: EvalsRequest, signal: AbortSignal, apiKey?: string) {
  return streamEvents(request, { path: PATH, signal, apiKey }, evalEventSchema, isLast);
}

const isLast = ({ type }: z.infer<typeof evalEventSchema>) =>
  type === "eval_finished" || type === "eval_stopped";

const estimateSchema = z.object({
  estimate: z.object({ requests: z.number(), inputTokens: z.number(), outputTokens: z.number() }),
});

/** What a live job will take, as the server reckons it. */
export type Estimate = z.infer<typeof estimateSchema>["estimate"];

/** Asks for the estimate of a live job; nothing is started. @throws RunStreamError where the server has none to give */
export async function estimateOf(spec: EvalSpec, apiKey: string | undefined): Promise<Estimate> {
  const response = await fetch(PATH, {
    method: "POST",
    headers: { "content-type": "application/json", ...(apiKey ? { [API_KEY_HEADER]: apiKey } : {}) },
    body: JSON.stringify({ spec }),
  }).catch((cause: unknown) => {
    throw new RunStreamError({ kind: "unreachable" }, { cause });
  });
  const parsed = estimateSchema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data.estimate;
  throw new RunStreamError({ kind: "refused", status: response.status, error: undefined });
}
