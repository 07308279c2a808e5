import * as z from "zod/mini";
import { JUDGE_TOKENS } from "@/lib/agent/judge-with-model";
import type { RunEvent } from "@/lib/domain/run-event";
import { type RunRequest, runRequestSchema } from "@/lib/domain/run-request";
import { errorHeaders, errorResponse } from "@/lib/http/error-response";
import { guard } from "@/lib/http/guard";
import { readJson } from "@/lib/http/read-json";
import { sharedSpendGuard } from "@/lib/http/spend-guard";
import { chooseModel } from "@/lib/lab/choose-model";
import { type LabOptions, runLab } from "@/lib/lab/run-lab";
import { simulatorOverridesSchema } from "@/lib/lab/simulator-overrides";
import { sseResponse } from "@/lib/streaming/sse-response";

/** Milliseconds that each simulated wait really takes, at most: enough to be seen. */
const PACE_MS = 200;

const requestSchema = z.strictObject({
  ...runRequestSchema.shape,
  overrides: z.optional(simulatorOverridesSchema),
});

/** Runs the lab once: a `RunRequest` in, server-sent `RunEvent`s out. */
export const POST = guard(async (request) => {
  const body = await readJson(request, requestSchema);
  if (!body.ok) return body.response;
  const run = body.value;
  const choice = chooseModel(run.model, request.headers.get("x-anthropic-api-key"), process.env);
  switch (choice.kind) {
    case "refused":
      return errorResponse(choice.status, choice.error, {});
    case "simulated":
      return respond(run, request, { pace: { maxMs: PACE_MS } });
    case "live":
      return choice.ownKey
        ? respond(run, request, { live: choice.access })
        : runOnServerKey(run, request, choice.access);
  }
});

function respond(
  run: RunRequest,
  request: Request,
  options: Omit<LabOptions, "signal">,
  watch: (events: AsyncIterable<RunEvent>) => AsyncIterable<RunEvent> = (events) => events,
): Response {
  return sseResponse((signal) => watch(runLab(run, { ...options, signal })), request.signal);
}

/** The server pays: the run is held to its share of the day's budget. */
function runOnServerKey(run: RunRequest, request: Request, live: NonNullable<LabOptions["live"]>): Response {
  const reservation = sharedSpendGuard().reserve();
  if (reservation.kind === "refused") {
    return errorResponse(429, reservation.error, errorHeaders(reservation.error));
  }
  const { settle, maxTokens } = reservation;
  async function* settleAfter(events: AsyncIterable<RunEvent>): AsyncGenerator<RunEvent> {
    let used = JUDGE_TOKENS;
    try {
      for await (const event of events) {
        if (event.type === "usage") used += event.inputTokens + event.outputTokens;
        yield event;
      }
    } finally {
      settle(used);
    }
  }
  return respond(run, request, { live, maxTotalTokens: maxTokens }, settleAfter);
}
