import * as z from "zod/mini";

/** The four error categories, a convention above MCP (the MCP specification defines no error metadata). */
export const ERROR_CATEGORIES = ["transient", "validation", "business", "permission"] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

/** One bad input field: a dotted path into the arguments and what is wrong with it. */
export const fieldIssueSchema = z.object({ field: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssueSchema>;

const common = {
  /** For the agent: the cause and, where there is one, the next step. Never shown to a customer. */
  message: z.string().check(z.minLength(1)),
  /** Machine-readable next step, snake_case, e.g. `offer_exception_or_escalate`. */
  suggestedAction: z.optional(z.string()),
  /** How often the server itself has already tried. */
  attempts: z.optional(z.int().check(z.minimum(1))),
  /** What succeeded before the failure. */
  partialResults: z.optional(z.array(z.unknown())),
};

const transientErrorSchema = z.object({
  errorCategory: z.literal("transient"),
  /** False only where repeating the call could repeat a side effect. */
  isRetryable: z.boolean(),
  ...common,
  customerMessage: z.optional(z.string()),
  /** Milliseconds to wait before the same call. */
  retryAfterMs: z.optional(z.number().check(z.minimum(0))),
});

const validationErrorSchema = z.object({
  errorCategory: z.literal("validation"),
  isRetryable: z.literal(false),
  ...common,
  customerMessage: z.optional(z.string()),
  /** The first bad field; `issues` lists them all. */
  field: z.optional(z.string()),
  issues: z.optional(z.array(fieldIssueSchema)),
});

const businessErrorSchema = z.object({
  errorCategory: z.literal("business"),
  isRetryable: z.literal(false),
  ...common,
  /** What the agent may tell the customer, free of internals. */
  customerMessage: z.string().check(z.minLength(1)),
});

const permissionErrorSchema = z.object({
  errorCategory: z.literal("permission"),
  isRetryable: z.literal(false),
  ...common,
  customerMessage: z.optional(z.string()),
});

/**
 * The structured error of a failed tool. `isRetryable` means: the same call, unchanged, may succeed later.
 * A union by category, so that a retryable business error or one without a customer message does not compile.
 */
export const toolErrorSchema = z.discriminatedUnion("errorCategory", [
  transientErrorSchema,
  validationErrorSchema,
  businessErrorSchema,
  permissionErrorSchema,
]);
export type ToolError = z.infer<typeof toolErrorSchema>;
