import * as z from "zod/mini";
import { toolErrorSchema } from "./tool-error";

/** Why a run ended without an answer. The UI words advice by kind, never by message text. */
export const RUN_ERROR_KINDS = [
  "authentication",
  "billing",
  "permission_denied",
  "model_not_found",
  "invalid_request",
  "rate_limited",
  "overloaded",
  "api_error",
  "connection_lost",
  "timed_out",
  "refusal",
  "output_limit",
  "turn_limit",
  "call_limit",
  "token_limit",
  "protocol_error",
  "mcp_connection",
  "aborted",
  "internal",
] as const;
export type RunErrorKind = (typeof RUN_ERROR_KINDS)[number];

/** A failed run in our own error format: a kind, the HTTP status where there was one, and a ToolError. */
export const runErrorSchema = z.object({
  kind: z.enum(RUN_ERROR_KINDS),
  httpStatus: z.optional(z.int()),
  /** The Messages API `request-id`, for support. */
  requestId: z.optional(z.string()),
  error: toolErrorSchema,
});
export type RunError = z.infer<typeof runErrorSchema>;
