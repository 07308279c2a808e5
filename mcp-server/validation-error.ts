import type * as z from "zod/mini";
import type { FieldIssue, ToolError } from "@/lib/domain/tool-error";

/** The structured error for arguments that don't fit a tool's input schema; names every bad field. */
export function validationError(
  toolName: string,
  issues: readonly z.core.$ZodIssue[],
  hint?: string,
): ToolError {
  const fieldIssues = issues.flatMap(toFieldIssues);
  const listed = fieldIssues.map(({ field, message }) => `${field} ${message}`).join("; ");
  return {
    errorCategory: "validation",
    isRetryable: false,
    message: `Invalid arguments for ${toolName}: ${listed}. The same call will fail again.${hint ? ` ${hint}` : ""}`,
    suggestedAction: "correct_arguments",
    field: fieldIssues[0]?.field,
    issues: fieldIssues,
  };
}

function toFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join(".") || '""',
      message: "is not a known argument",
    }));
  }
  return [{ field: issue.path.join(".") || "arguments", message: problemOf(issue) }];
}

function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${issue.expected === "object" ? "an object" : `a ${issue.expected}`}`;
    case "too_small":
      if (issue.origin === "string") return "must not be empty";
      return `must be ${issue.inclusive ? "at least" : "above"} ${issue.minimum}`;
    case "too_big":
      return `must be at most ${issue.maximum}${issue.origin === "string" ? " characters long" : ""}`;
    default:
      return issue.message;
  }
}
