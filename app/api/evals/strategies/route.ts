import * as z from "zod/mini";
import { strategySpecSchema } from "@/lib/evals/strategies/spec";
import { guard } from "@/lib/http/guard";
import { readJson } from "@/lib/http/read-json";
import { readHttpSettings } from "@/lib/http/settings";
import { runStrategies } from "@/lib/lab/evals/run-strategies";
import { sseResponse } from "@/lib/streaming/sse-response";

const requestSchema = z.strictObject({ spec: strategySpecSchema });

/** A job keeps a core busy: few run at the same time, the others wait. */
const JOBS = { concurrency: 2, clientConcurrency: 1, queue: 20 };

/** Measures strategies of the multi-agent lab: a spec in, server-sent `StrategyEvent`s out. Closing the connection stops the job. */
export const POST = guard(
  async (request) => {
    const body = await readJson(request, requestSchema);
    if (!body.ok) return body.response;
    const { spec } = body.value;
    return sseResponse((signal) => runStrategies(spec, signal), request.signal);
  },
  { settings: { ...readHttpSettings(process.env), ...JOBS } },
);
