import * as z from "zod/mini";
import { encodeUserId, hash32, type ParameterOverrides, parameterOverridesSchema } from "@/lib/decision";
import { ApiError } from "./api-error";

/** What can be set on the simulated model. It rides in `metadata.user_id`, the one free text that the Messages API takes. */
export interface SimulatorSettings {
  seed: number;
  /** Parameters that differ from the defaults, by dotted path. */
  overrides?: ParameterOverrides;
}

const settingsSchema = z.strictObject({
  seed: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)),
  set: z.optional(parameterOverridesSchema),
});

/** Writes settings as a `user_id`. @throws RangeError when they are too long. */
export const encodeSettings = ({ seed, overrides }: SimulatorSettings): string =>
  encodeUserId(seed, overrides);

/**
 * Reads a `user_id`. One that is not ours (any client's own) is hashed to a seed, so that it still gives the same run each time.
 * @throws ApiError when it is ours but names an unknown parameter or a value out of range.
 */
export function decodeSettings(userId: string): SimulatorSettings {
  const parsed = ours(userId);
  if (parsed === undefined) return { seed: hash32(userId) };
  const settings = z.safeParse(settingsSchema, parsed);
  if (settings.success) return { seed: settings.data.seed, overrides: settings.data.set ?? {} };
  const [issue] = settings.error.issues;
  const path = ["metadata.user_id", ...(issue?.path ?? [])].join(".");
  throw new ApiError("invalid_request_error", `${path}: ${issue?.message ?? "is not valid"}`);
}

function ours(userId: string): object | undefined {
  if (!userId.startsWith("{")) return undefined;
  try {
    const parsed: unknown = JSON.parse(userId);
    return typeof parsed === "object" && parsed !== null && "seed" in parsed ? parsed : undefined;
  } catch {
    return undefined;
  }
}
