import * as z from "zod/mini";
import { RESPONSE_STYLES, RUN_DEFAULTS, transientFailuresSchema } from "@/lib/domain/run-request";
import type { ToolError } from "@/lib/domain/tool-error";

/** What an MCP client chooses in the endpoint's URL. */
const settingsSchema = z.strictObject({
  style: z._default(z.enum(RESPONSE_STYLES), "structured"),
  /** How many calls fail before a transient fault clears, or `never`. */
  transientFailures: z._default(
    z.pipe(
      z.transform((text) => (typeof text === "string" && /^\d+$/.test(text) ? Number(text) : text)),
      transientFailuresSchema,
    ),
    RUN_DEFAULTS.transientFailures,
  ),
  /** Requests with the same run share one backend, so that faults clear and refunds are remembered. */
  run: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
});
export type EndpointSettings = z.infer<typeof settingsSchema>;

const EXPECTED: Record<string, string> = {
  style: `must be one of ${RESPONSE_STYLES.join(", ")}`,
  transientFailures: 'must be a whole number from 0 to 20, or "never"',
  run: "must be 1 to 64 letters, digits, - or _",
};

/** Reads the endpoint's settings from its URL; the error names every bad parameter. */
export function readEndpointSettings(
  url: URL,
): { ok: true; settings: EndpointSettings } | { ok: false; error: ToolError } {
  const parsed = z.safeParse(settingsSchema, Object.fromEntries(url.searchParams));
  if (parsed.success) return { ok: true, settings: parsed.data };
  const names = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0])],
  );
  const issues = names.map((field) => ({ field, message: EXPECTED[field] ?? "is not a known parameter" }));
  return {
    ok: false,
    error: {
      errorCategory: "validation",
      isRetryable: false,
      message: `Bad parameters: ${issues.map(({ field, message }) => `${field} ${message}`).join("; ")}`,
      suggestedAction: "correct_arguments",
      field: names[0],
      issues,
    },
  };
}
