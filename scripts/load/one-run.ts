import * as z from "zod/mini";
import { runEventSchema } from "@/lib/domain/run-event";
import { type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { initialRunState, reduceRun } from "@/lib/domain/run-state";
import { type ToolError, toolErrorSchema } from "@/lib/domain/tool-error";
import { readSse } from "@/lib/streaming/sse";

const ORDERS = ["A-1", "abc", "A-404", "A-999", "A-403", "A-429", "A-TIMEOUT"] as const;
const STYLES = ["structured", "generic", "prose"] as const;

const refusalSchema = z.object({
  error: toolErrorSchema.check(
    z.refine(({ isRetryable }) => isRetryable, "a refusal that may not be retried"),
  ),
});

/** The server is about to stop and says so in the product's own error format. */
export class RunRefused extends Error {
  constructor(readonly error: ToolError) {
    super(error.message);
  }
}

/** The run that the client of this number asks for: every order under three styles, in both languages. */
export function requestNumber(index: number): RunRequest {
  return {
    locale: index % 2 === 0 ? "en" : "zh",
    orderId: ORDERS[index % ORDERS.length] ?? "A-1",
    responseStyle: STYLES[index % STYLES.length] ?? "structured",
    model: SIMULATOR_MODEL,
    seed: index % 1_000,
  };
}

function post(origin: string, index: number, signal?: AbortSignal): Promise<Response> {
  return fetch(new URL("/api/runs", origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(requestNumber(index)),
    ...(signal && { signal }),
  });
}

/**
 * One run, read to its end. Answers its number of events; `onBegun` is called at the first.
 * @throws {RunRefused} when the server says when to come back
 * @throws {Error} when it is refused otherwise, breaks off, or has an event missing or out of order
 */
export async function completeRun(
  origin: string,
  index: number,
  onBegun: () => void = () => undefined,
): Promise<number> {
  const response = await post(origin, index);
  if (response.status === 503) throw new RunRefused(refusalSchema.parse(await response.json()).error);
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  let state = initialRunState;
  let events = 0;
  for await (const { data } of readSse(response.body)) {
    if (events === 0) onBegun();
    state = reduceRun(state, runEventSchema.parse(JSON.parse(data)));
    events += 1;
  }
  if (state.status.phase !== "finished") throw new Error(`ended as ${state.status.phase}`);
  return events;
}

/** A client that leaves after the first bytes of its run. */
export async function abandonRun(origin: string, index: number): Promise<void> {
  const gone = new AbortController();
  const response = await post(origin, index, gone.signal);
  await response.body?.getReader().read();
  gone.abort();
}
