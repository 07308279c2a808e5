import * as z from "zod/mini";
import { redactJson } from "./redact";

const VERSION = 1;
/** More than any run can hold, and little enough for a browser to parse at once. Characters. */
const MAX_LENGTH = 20_000_000;

/** Why a file could not be opened. `detail` says where, for `broken`. */
export type EventFileProblem =
  | { reason: "too_large" | "not_json" | "foreign" }
  | { reason: "newer"; version: number }
  | { reason: "broken"; detail: string };

export type EventFileResult<Event> =
  | { ok: true; runs: readonly (readonly Event[])[]; savedAt: string }
  | { ok: false; problem: EventFileProblem };

/** Runs as a file: JSON with a format name and a version, without API keys. */
export type EventFile<Event> = {
  serialize(runs: readonly (readonly Event[])[], savedAt: Date): string;
  /** Accepts only what can be folded from beginning to end; never throws. */
  parse(text: string): EventFileResult<Event>;
};

/** A file format for runs of one kind of event. */
export function defineEventFile<Event>(options: {
  /** Tells this format's files from all others. */
  format: string;
  event: z.ZodMiniType<Event>;
  /** Most runs of one file. */
  maxRuns: number;
  /** Folds a whole run. @throws when an event cannot follow */
  replay: (events: readonly Event[]) => unknown;
  /** Whether `replay` threw because of an event, and not because of a fault of this program. */
  isOrderError: (error: unknown) => error is Error;
}): EventFile<Event> {
  const { format, maxRuns, replay, isOrderError } = options;
  const headSchema = z.looseObject({ format: z.literal(format), version: z.number() });
  const run = z.array(options.event).check(z.minLength(1));
  const bodySchema = z.object({
    savedAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), "is no date")),
    runs: z.array(run).check(z.minLength(1), z.maxLength(maxRuns)),
  });

  return {
    serialize(runs, savedAt) {
      const file = { format, version: VERSION, savedAt: savedAt.toISOString(), runs };
      return `${JSON.stringify(redactJson(file), null, 1)}\n`;
    },
    parse(text) {
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
        const detail = `/${issue?.path.join("/") ?? ""}: ${issue?.message ?? ""}`;
        return failed({ reason: "broken", detail });
      }
      for (const events of body.data.runs) {
        try {
          replay(events);
        } catch (error) {
          if (!isOrderError(error)) throw error;
          return failed({ reason: "broken", detail: error.message });
        }
      }
      return { ok: true, runs: body.data.runs, savedAt: body.data.savedAt };
    },
  };
}

function failed(problem: EventFileProblem): { ok: false; problem: EventFileProblem } {
  return { ok: false, problem };
}
