import * as z from "zod/mini";
import { mergeProgress } from "./merge";
import { PROGRESS_VERSION, type Progress, progressSchema } from "./schema";

/** Why a text is not a progress state. The UI words its advice by kind. */
export type ProgressParseErrorKind = "not_json" | "not_progress" | "newer_version" | "invalid" | "too_large";

/** A file or a stored text that cannot be used; nothing has been changed. */
export class ProgressParseError extends Error {
  override readonly name = "ProgressParseError";
  constructor(
    readonly kind: ProgressParseErrorKind,
    /** Dotted path of the first bad field, where there is one. */
    readonly field?: string,
  ) {
    super(field ? `${kind}: ${field}` : kind);
  }
}

/** One step from a version to the next. The result is validated once, after the last step. */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** `migrations[n]` turns version n into version n + 1. */
const migrations: Readonly<Record<number, Migration>> = {};

/** Larger texts are refused before they are parsed; a full history of every question is below 1 MB. */
export const MAX_PROGRESS_CHARS = 4_000_000;

const envelopeSchema = z.looseObject({ version: z.int().check(z.minimum(1)) });

/** Brings an older state up to `target`, step by step. @throws ProgressParseError when a step is missing or it is newer. */
export function migrate(
  state: Record<string, unknown> & { version: number },
  target: number,
  steps: Readonly<Record<number, Migration>>,
): Record<string, unknown> {
  if (state.version > target) throw new ProgressParseError("newer_version");
  let current: Record<string, unknown> = state;
  for (let version = state.version; version < target; version++) {
    const step = steps[version];
    if (!step) throw new ProgressParseError("invalid", "version");
    current = { ...step(current), version: version + 1 };
  }
  return current;
}

/** Reads a stored or exported state of this or an older version. @throws ProgressParseError */
export function parseProgress(text: string): Progress {
  if (text.length > MAX_PROGRESS_CHARS) throw new ProgressParseError("too_large");
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success) throw new ProgressParseError("not_progress");
  const parsed = progressSchema.safeParse(migrate(envelope.data, PROGRESS_VERSION, migrations));
  if (!parsed.success) throw new ProgressParseError("invalid", parsed.error.issues[0]?.path.join("."));
  // Merging with itself sorts and removes doubles, so that what is in memory is always in normal form.
  return mergeProgress(parsed.data, parsed.data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProgressParseError("not_json");
  }
}
