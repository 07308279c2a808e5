import * as z from "zod/mini";
import type { FieldIssue, ToolError } from "@/lib/domain/tool-error";
import { errorResponse } from "./error-response";

export type JsonBody<T> = { ok: true; value: T } | { ok: false; response: Response };

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Reads a request's JSON body and checks it. A refusal is ready to send: 415 for another content type, 400 with every bad
 * field for the rest.
 */
export async function readJson<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): Promise<JsonBody<z.infer<S>>> {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, badInput("The content type must be application/json."));
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer()));
  } catch {
    return refuse(400, badInput("The body is not valid JSON in UTF-8."));
  }
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { ok: true, value: parsed.data } : refuse(400, fieldsError(parsed.error.issues));
}

/** A validation error about the request as a whole. */
export function badInput(message: string): ToolError {
  return { errorCategory: "validation", isRetryable: false, message, suggestedAction: "correct_request" };
}

/** A validation error that names every bad field. */
export function fieldsError(problems: readonly z.core.$ZodIssue[]): ToolError {
  const issues = problems.flatMap(toFieldIssues);
  const listed = issues.map(({ field, message }) => `${field} ${message}`).join("; ");
  return {
    ...badInput(`The request has bad fields: ${listed}.`),
    errorCategory: "validation",
    isRetryable: false,
    ...(issues[0] && { field: issues[0].field }),
    issues,
  };
}

/** A refusal of input that is well-formed but cannot be used; `field` says where. */
export function refused(status: number, message: string, field?: string): Response {
  const error: ToolError = {
    errorCategory: "validation",
    isRetryable: false,
    message,
    ...(field && { field }),
  };
  return errorResponse(status, error, {});
}

function refuse(status: number, error: ToolError): { ok: false; response: Response } {
  return { ok: false, response: errorResponse(status, error, {}) };
}

/** Name of the whole body where an issue has no path. */
const ROOT = "body";

function toFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      field: fieldName([...issue.path, key]),
      message: "is not a known field",
    }));
  }
  return [{ field: fieldName(issue.path), message: problemOf(issue) }];
}

/** Dotted, and short: keys come from outside. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join(".").slice(0, 100) || ROOT;
}

function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return issue.expected === "int" ? "must be a whole number" : `must be of type ${issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return issue.origin === "string" ? "must not be empty" : `must be at least ${issue.minimum}`;
    case "too_big":
      return `must be at most ${issue.maximum}${issue.origin === "string" ? " characters long" : ""}`;
    case "invalid_union":
      return "has none of the allowed forms";
    default:
      return `is not valid (${issue.code})`;
  }
}
