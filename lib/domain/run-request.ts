import * as z from "zod/mini";
import { LOCALES, type Locale } from "./locale";

export { LOCALES, type Locale };

/** How the orders server presents an Outcome on the wire. */
export const RESPONSE_STYLES = [
  "structured",
  "generic",
  "prose",
  "status_field",
  "empty_result",
  "thrown",
  "leaky",
] as const;
export type ResponseStyle = (typeof RESPONSE_STYLES)[number];

/** What the host does with a protocol error: end the run, or show its message to the model as an error result. */
export const HOST_POLICIES = ["abort", "forward"] as const;
export type HostPolicy = (typeof HOST_POLICIES)[number];

/** Tempting mistakes that can be run: each varies server, prompt or tools. */
export const PITFALLS = [
  "server_retries_everything",
  "analyze_error_tool",
  "few_shot_parsing",
  "log_and_return_empty",
  "throw_and_let_framework_catch",
] as const;
export type Pitfall = (typeof PITFALLS)[number];

/** The id under which the embedded simulated model runs. */
export const SIMULATOR_MODEL = "simulator";

/** A transient fault that never ends. */
export const NEVER_RECOVERS = "never";

/** How many calls fail before a transient fault clears; `"never"` fails for ever. */
export const transientFailuresSchema = z.union([
  z.int().check(z.minimum(0), z.maximum(20)),
  z.literal(NEVER_RECOVERS),
]);
export type TransientFailures = z.infer<typeof transientFailuresSchema>;

/** The MCP SDK generation, and in the first the level, that the embedded server is built on. */
export const MCP_SDKS = ["v1_low", "v1_high", "v2"] as const;
export type McpSdk = (typeof MCP_SDKS)[number];

/** One run of the lab, as the browser asks for it. Carries no secret: a learner's key travels in a header. */
export const runRequestSchema = z.object({
  locale: z.enum(LOCALES),
  orderId: z.string().check(z.maxLength(200)),
  /** The customer's words; where absent, a default question about `orderId`. */
  prompt: z.optional(z.string().check(z.maxLength(4000))),
  responseStyle: z.enum(RESPONSE_STYLES),
  model: z.string().check(z.minLength(1), z.maxLength(100)),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
  transientFailures: z.optional(transientFailuresSchema),
  hostPolicy: z.optional(z.enum(HOST_POLICIES)),
  pitfall: z.optional(z.enum(PITFALLS)),
  sdk: z.optional(z.enum(MCP_SDKS)),
  maxTurns: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** Assumptions of the simulated model that a learner has changed, by dotted path; others ignore them. */
  overrides: z.optional(z.record(z.string().check(z.maxLength(100)), z.number())),
});
export type RunRequest = z.infer<typeof runRequestSchema>;

/** Defaults applied wherever a request leaves a setting out. */
export const RUN_DEFAULTS = {
  seed: 1,
  transientFailures: 2,
  hostPolicy: "abort",
  sdk: "v1_low",
  maxTurns: 10,
} as const satisfies Partial<RunRequest>;
