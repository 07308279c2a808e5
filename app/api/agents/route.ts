import * as z from "zod/mini";
import { agentsRequestSchema } from "@/lib/domain/agents/agents-request";
import { errorHeaders, errorResponse } from "@/lib/http/error-response";
import { guard } from "@/lib/http/guard";
import { readJson } from "@/lib/http/read-json";
import { sharedSpendGuard } from "@/lib/http/spend-guard";
import { chooseModel } from "@/lib/lab/choose-model";
import { type MultiOptions, runMulti } from "@/lib/lab/run-multi";
import { sseResponse } from "@/lib/streaming/sse-response";

/** Milliseconds that each simulated wait really takes, at most: enough to be seen. */
const PACE_MS = 120;

const requestSchema = z.strictObject(agentsRequestSchema.shape);

/** Runs the multi-agent lab once: an `AgentsRequest` in, server-sent `AgentsEvent`s out. */
export const POST = guard(async (request) => {
  const body = await readJson(request, requestSchema);
  if (!body.ok) return body.response;
  const run = body.value;
  const key = request.headers.get("x-anthropic-api-key");
  // One key serves both models; the first that cannot run decides the answer.
  const choices = [run.model, run.subagentModel ?? run.model].map((model) =>
    chooseModel(model, key, process.env),
  );
  const refused = choices.find((choice) => choice.kind === "refused");
  if (refused) return errorResponse(refused.status, refused.error, {});
  const live = choices.find((choice) => choice.kind === "live");
  if (!live) return stream({ pace: { maxMs: PACE_MS } });
  if (live.ownKey) return stream({ live: live.access });
  const reservation = sharedSpendGuard().reserve();
  if (reservation.kind === "refused") {
    return errorResponse(429, reservation.error, errorHeaders(reservation.error));
  }
  return stream({ live: live.access, maxTotalTokens: reservation.maxTokens }, reservation.settle);

  function stream(options: Omit<MultiOptions, "signal">, settle?: (tokens: number) => void): Response {
    return sseResponse(
      (signal) => settleAfter(runMulti(run, { ...options, signal }), settle),
      request.signal,
    );
  }
});

/** Passes the events on; whatever way the stream ends, the tokens that it used are counted. */
async function* settleAfter(
  events: ReturnType<typeof runMulti>,
  settle: ((tokens: number) => void) | undefined,
): ReturnType<typeof runMulti> {
  let used = 0;
  try {
    for await (const event of events) {
      if (event.type === "agent_event" && event.event.type === "usage") {
        used += event.event.inputTokens + event.event.outputTokens;
      }
      yield event;
    }
  } finally {
    settle?.(used);
  }
}
