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

/**
 * Starts a run on the server and yields its events as they come, up to and including the last.
 * @throws RunStreamError, or the signal's reason when it aborts
 */
export async function* streamRun(
  request: RunRequest,
  options: { signal: AbortSignal; apiKey?: string | undefined; fetch?: typeof fetch; path?: string },
): AsyncGenerator<RunEvent> {
  const response = await post(request, options);
  if (!response.ok || !response.body) throw new RunStreamError(await readRefusal(response));
  try {
    for await (const message of readSse(response.body)) {
      const event = runEventSchema.parse(JSON.parse(message.data));
      yield event;
      if (event.type === "run_finished" || event.type === "run_failed") return;
    }
  } catch (error) {
    options.signal.throwIfAborted();
    throw new RunStreamError({ kind: "broken_stream" }, { cause: error });
  }
  options.signal.throwIfAborted();
  throw new RunStreamError({ kind: "broken_stream" });
}

async function post(request: RunRequest, options: Parameters<typeof streamRun>[1]): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(options.path ?? "/api/runs", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(options.apiKey ? { [API_KEY_HEADER]: options.apiKey } : {}),
      },
      body: JSON.stringify(request),
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
