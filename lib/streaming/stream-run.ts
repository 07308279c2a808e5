import * as z from "zod/mini";
import { type RunEvent, runEventSchema } from "@/lib/domain/run-event";
import type { RunRequest } from "@/lib/domain/run-request";
import { type ToolError, toolErrorSchema } from "@/lib/domain/tool-error";
import { readSse } from "./sse";

/** Why a run could not be followed to its end, apart from what the run itself reports. */
export type StreamProblem =
  /** The server answered with an error instead of a stream. */
  | { kind: "refused"; status: number; error: ToolError | undefined }
  /** No answer: the network or the server is gone. */
  | { kind: "unreachable" }
  /** The stream ended before the run did, or held something that is no run event. */
  | { kind: "broken_stream" };

export class RunStreamError extends Error {
  override readonly name = "RunStreamError";
  constructor(
    readonly problem: StreamProblem,
    options?: ErrorOptions,
  ) {
    super(`The run's stream failed: ${problem.kind}`, options);
  }
}

/** Header that carries a learner's own key; the server keeps it for this one run. */
export const API_KEY_HEADER = "x-anthropic-api-key";

const refusalSchema = z.object({ error: toolErrorSchema });

export type StreamOptions = {
  signal: AbortSignal;
  apiKey?: string | undefined;
  fetch?: typeof fetch;
  path?: string;
};

/**
 * Starts a run of the lab on the server and yields its events as they come, up to and including the last.
 * @throws RunStreamError, or the signal's reason when it aborts
 */
export function streamRun(request: RunRequest, options: StreamOptions): AsyncGenerator<RunEvent> {
  const isLast = ({ type }: RunEvent) => type === "run_finished" || type === "run_failed";
  return streamEvents(request, { path: "/api/runs", ...options }, runEventSchema, isLast);
}

/**
 * Posts `body` and yields the server-sent events of the answer, each parsed with `schema`, up to the one that `isLast`.
 * @throws RunStreamError, or the signal's reason when it aborts
 */
export async function* streamEvents<T>(
  body: unknown,
  options: StreamOptions & { path: string },
  schema: { parse(value: unknown): T },
  isLast: (event: T) => boolean,
): AsyncGenerator<T> {
  const response = await post(body, options);
  if (!response.ok || !response.body) throw new RunStreamError(await readRefusal(response));
  try {
    for await (const message of readSse(response.body)) {
      const event = schema.parse(JSON.parse(message.data));
      yield event;
      if (isLast(event)) return;
    }
  } catch (error) {
    options.signal.throwIfAborted();
    throw new RunStreamError({ kind: "broken_stream" }, { cause: error });
  }
  options.signal.throwIfAborted();
  throw new RunStreamError({ kind: "broken_stream" });
}

async function post(body: unknown, options: StreamOptions & { path: string }): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(options.path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(options.apiKey ? { [API_KEY_HEADER]: options.apiKey } : {}),
      },
      body: JSON.stringify(body),
      signal: options.signal,
    });
  } catch (error) {
    options.signal.throwIfAborted();
    throw new RunStreamError({ kind: "unreachable" }, { cause: error });
  }
}

async function readRefusal(response: Response): Promise<StreamProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = refusalSchema.safeParse(body);
  return {
    kind: "refused",
    status: response.status,
    error: refusal.success ? refusal.data.error : undefined,
  };
}
