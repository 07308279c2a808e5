import type { Clock } from "@/lib/domain/clock";
import type { Outcome } from "@/lib/domain/outcome";
import type { McpSdk, Pitfall, ResponseStyle } from "@/lib/domain/run-request";
import type { Tool } from "./tool";
import { analyzeError } from "./tools/analyze-error";

/** How one tempting mistake varies the server. What it varies in the prompt is no business of the server's. */
export interface ServerVariation {
  /** The style that belongs to the mistake; the caller's choice where absent. */
  responseStyle?: ResponseStyle;
  /** Tools on top of the five. */
  extraTools?: readonly Tool[];
  /** The server repeats every failed call itself before it answers. */
  retriesEverything?: true;
  /** What the server is built on where that makes the mistake, as when a framework does the catching. */
  sdk?: McpSdk;
}

/** The server's part of each pitfall. */
export const serverVariations: Record<Pitfall, ServerVariation> = {
  /** All of it: every failure is repeated with exponential backoff, whatever its category. */
  server_retries_everything: { retriesEverything: true },
  /** All of it: failures say nothing, and a tool says in a second call what they should have said. */
  analyze_error_tool: { responseStyle: "generic", extraTools: [analyzeError] },
  /** Half of it: prose errors here; the examples that teach a model to parse them are in the system prompt. */
  few_shot_parsing: { responseStyle: "prose" },
  /** All of it: the failure is in the server's log, the model gets an empty list. */
  log_and_return_empty: { responseStyle: "empty_result" },
  /** All of it: the handler throws, and the high-level server turns that into whatever it turns it into. */
  throw_and_let_framework_catch: { responseStyle: "thrown", sdk: "v1_high" },
};

/** How often a server that retries everything tries in all. */
export const SERVER_ATTEMPTS = 4;

/** Milliseconds before its second try; doubled for each further one. */
export const SERVER_BACKOFF_MS = 1_000;

/** Runs a call until it does not fail or the attempts are used up; the last error says how many there were. */
export async function retryEverything(
  call: () => Promise<Outcome>,
  clock: Clock,
  signal?: AbortSignal,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await call();
    if (outcome.kind !== "failed") return outcome;
    if (attempt === SERVER_ATTEMPTS) {
      return { kind: "failed", error: { ...outcome.error, attempts: attempt } };
    }
    await clock.sleep(SERVER_BACKOFF_MS * 2 ** (attempt - 1), signal);
  }
}
