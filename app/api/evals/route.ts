import { availableParallelism } from "node:os";
import * as z from "zod/mini";
import { normalized, rangeSchema, sizeOf } from "@/lib/evals/ranges";
import { episodeCount, evalSpecSchema, isLive } from "@/lib/evals/spec";
import { errorResponse } from "@/lib/http/error-response";
import { guard } from "@/lib/http/guard";
import { readJson } from "@/lib/http/read-json";
import { readHttpSettings } from "@/lib/http/settings";
import { sharedSpendGuard } from "@/lib/http/spend-guard";
import { chooseModel, type ModelChoice } from "@/lib/lab/choose-model";
import { estimateEvals } from "@/lib/lab/evals/estimate";
import { type EvalsOptions, startEvals } from "@/lib/lab/evals/start-evals";
import { simulatorOverridesSchema } from "@/lib/lab/simulator-overrides";
import { sseResponse } from "@/lib/streaming/sse-response";

const requestSchema = z
  .strictObject({
    spec: evalSpecSchema,
    /** Episodes that an earlier job has done. */
    done: z.optional(z.array(rangeSchema).check(z.maxLength(2_000))),
    /** Live models only: the estimate was seen and is agreed to. */
    confirm: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ spec, done = [] }) => isPart(done, episodeCount(spec)), {
      path: ["done"],
      error: "is no part of the spec",
    }),
    z.refine(({ spec }) => simulatorOverridesSchema.safeParse(spec.overrides ?? {}).success, {
      path: ["spec", "overrides"],
      error: "are too many at once for one request",
    }),
  );

/** Jobs keep all cores busy: few run at the same time, the others wait. */
const JOBS = { concurrency: 2, clientConcurrency: 2, queue: 50 };
const MAX_WORKERS = 4;

/** Runs an evals job: a spec in, server-sent `EvalEvent`s out. Closing the connection stops the job. */
export const POST = guard(
  async (request) => {
    const body = await readJson(request, requestSchema);
    if (!body.ok) return body.response;
    const { spec, done, confirm } = body.value;
    const key = request.headers.get("x-anthropic-api-key");
    let live: Extract<ModelChoice, { kind: "live" }> | undefined;
    for (const model of spec.models) {
      const choice = chooseModel(model, key, process.env);
      if (choice.kind === "refused") return errorResponse(choice.status, choice.error, {});
      if (choice.kind === "live") live = choice;
    }
    if (isLive(spec) && confirm !== true) return askToConfirm(await estimateEvals(spec, request.signal));
    return sseResponse(
      (signal) =>
        startEvals(spec, {
          signal,
          root: process.cwd(),
          workers: Math.min(MAX_WORKERS, availableParallelism()),
          ...(done && { done }),
          ...(live && { live: live.access }),
          ...(live && !live.ownKey && { reserve: reserveFromBudget }),
        }),
      request.signal,
    );
  },
  { settings: { ...readHttpSettings(process.env), ...JOBS } },
);

/** 428: a live job costs money, so that it starts only after its estimate was seen. */
function askToConfirm(estimate: Awaited<ReturnType<typeof estimateEvals>>): Response {
  const error = {
    errorCategory: "validation",
    isRetryable: false,
    message: `About ${estimate.requests} requests and ${estimate.inputTokens + estimate.outputTokens} tokens. Send confirm: true to start.`,
    suggestedAction: "confirm_estimate",
    field: "confirm",
  } as const;
  return Response.json({ error, estimate }, { status: 428, headers: { "cache-control": "no-store" } });
}

const reserveFromBudget: NonNullable<EvalsOptions["reserve"]> = () => {
  const reservation = sharedSpendGuard().reserve();
  return reservation.kind === "reserved" ? reservation : undefined;
};

function isPart(done: z.infer<typeof rangeSchema>[], total: number): boolean {
  try {
    const ranges = normalized(done);
    return sizeOf(ranges) <= total && (ranges.at(-1)?.to ?? 0) <= total;
  } catch {
    return false;
  }
}
