import * as z from "zod/mini";
import { ERROR_CATEGORIES, type ToolError } from "./tool-error";

/** What a tool's backend call came to, before any response style decides how to present it. */
export type Outcome =
  | { kind: "found"; data: Record<string, unknown> }
  | { kind: "empty"; note: string }
  | { kind: "failed"; error: ToolError };

/**
 * The truth a verdict is judged against: what the backend really did on one call. The model never sees it.
 * `recoverable` says whether the same call would succeed within the run if it were repeated.
 */
export const trueOutcomeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("found") }),
  z.object({ kind: z.literal("empty") }),
  z.object({
    kind: z.literal("failed"),
    category: z.enum(ERROR_CATEGORIES),
    recoverable: z.boolean(),
    customerMessage: z.optional(z.string()),
  }),
]);
export type TrueOutcome = z.infer<typeof trueOutcomeSchema>;
