import * as z from "zod/mini";
import { redactJson } from "./redact";
import { type RunEvent, runEventSchema } from "./run-event";
import { RunOrderError, replayRun } from "./run-state";

const FORMAT = "failwell-run";
const VERSION = 1;
/** More than any run can hold, and little enough for a browser to parse at once. Characters. */
const MAX_LENGTH = 20_000_000;
/** As many as the compare page has lanes. */
const MAX_RUNS = 4;

const headSchema = z.looseObject({ format: z.literal(FORMAT), version: z.number() });

const bodySchema = z.object({
  savedAt: z.string(),
  runs: z.array(z.array(runEventSchema).check(z.minLength(1))).check(z.minLength(1), z.maxLength(MAX_RUNS)),
});

/** Why a file could not be opened. `detail` says where, for `broken`. */
export type RunFileProblem =
  | { reason: "too_large" | "not_json" | "foreign" }
  | { reason: "newer"; version: number }
  | { reason: "broken"; detail: string };

export type RunFileResult =
  | { ok: true; runs: readonly (readonly RunEvent[])[]; savedAt: string }
  | { ok: false; problem: RunFileProblem };

/** Writes runs as a file: JSON with a format name and a version, without API keys. */
export function serializeRunFile(runs: readonly (readonly RunEvent[])[], savedAt: Date): string {
  const file = { format: FORMAT, version: VERSION, savedAt: savedAt.toISOString(), runs };
  return `${JSON.stringify(redactJson(file), null, 1)}\n`;
}

/** Reads a file of runs. Accepts only what `reduceRun` can fold from beginning to end; never throws. */
export function parseRunFile(text: string): RunFileResult {
  if (text.length > MAX_LENGTH) return failed({ reason: "too_large" });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed({ reason: "not_json" });
  }
  const head = headSchema.safeParse(json);
  if (!head.success) return failed({ reason: "foreign" });
  if (head.data.version > VERSION) return failed({ reason: "newer", version: head.data.version });
  const body = bodySchema.safeParse(json);
  if (!body.success) {
    const issue = body.error.issues[0];
    return failed({ reason: "broken", detail: `/${issue?.path.join("/") ?? ""}: ${issue?.message ?? ""}` });
  }
  for (const events of body.data.runs) {
    try {
      replayRun(events);
    } catch (error) {
      if (!(error instanceof RunOrderError)) throw error;
      return failed({ reason: "broken", detail: error.message });
    }
  }
  return { ok: true, runs: body.data.runs, savedAt: body.data.savedAt };
}

function failed(problem: RunFileProblem): RunFileResult {
  return { ok: false, problem };
}
