import { ERROR_CATEGORIES, type ErrorCategory, type ToolError } from "../domain/tool-error";

export const HELPER_LANGUAGES = ["typescript", "python"] as const;
export type HelperLanguage = (typeof HELPER_LANGUAGES)[number];

/** A `toolError()` for a server, made for the categories that its errors need, with one call as an example. */
export function helperCode(language: HelperLanguage, errors: readonly ToolError[]): string {
  const needed = new Set(errors.map((error) => error.errorCategory));
  const categories = ERROR_CATEGORIES.filter((category) => needed.size === 0 || needed.has(category));
  return language === "typescript" ? typescript(categories, errors[0]) : python(categories, errors[0]);
}

const TS_VARIANTS: Record<ErrorCategory, string> = {
  transient: `  /** Timed out, unavailable, rate limited. */
  | { errorCategory: "transient"; isRetryable: boolean; retryAfterMs?: number }`,
  validation: `  /** Bad input: name every bad field. */
  | { errorCategory: "validation"; isRetryable: false; field: string; issues?: { field: string; message: string }[] }`,
  business: `  /** A rule said no: say what the customer may be told. */
  | { errorCategory: "business"; isRetryable: false; customerMessage: string }`,
  permission: `  /** The caller may not do this. */
  | { errorCategory: "permission"; isRetryable: false }`,
};

function typescript(categories: readonly ErrorCategory[], example: ToolError | undefined): string {
  const permanent = categories.find((category) => category !== "transient");
  const promise = permanent ? ` A retryable ${permanent} error does not compile.` : "";
  return `/** What a failed tool tells the agent.${promise} */
export type ToolError = {
  /** For the agent: the cause and the next step. Never a stack, a host or a key. */
  message: string;
  customerMessage?: string;
  suggestedAction?: string;
  attempts?: number;
  partialResults?: unknown[];
} & (
${categories.map((category) => TS_VARIANTS[category]).join("\n")}
);

/** A failed tool call as an MCP result. Text and structuredContent say the same: hosts show one or the other. */
export function toolError(error: ToolError) {
  return {
    isError: true as const,
    content: [{ type: "text" as const, text: JSON.stringify(error) }],
    structuredContent: { ...error },
  };
}
${example ? `\n// return toolError(${JSON.stringify(example, null, 2).split("\n").join("\n// ")});\n` : ""}`;
}

function python(categories: readonly ErrorCategory[], example: ToolError | undefined): string {
  const permanent = categories.filter((category) => category !== "transient");
  return `import json
from typing import Any, Literal

Category = Literal[${categories.map((category) => `"${category}"`).join(", ")}]


def tool_error(category: Category, message: str, *, retryable: bool = False, **details: Any) -> dict[str, Any]:
    """A failed tool call as an MCP result (CallToolResult.model_validate takes it).

    message is for the agent: the cause and the next step. Never a stack, a host or a key.
    details: ${detailNames(categories).join(", ")}.
    """
${permanent.length > 0 ? `    if retryable and category != "transient":\n        raise ValueError(f"a {category} error fails again: it is not retryable")\n` : ""}${
  categories.includes("business")
    ? `    if category == "business" and not details.get("customerMessage"):\n        raise ValueError("a business error needs a customerMessage")\n`
    : ""
}    error = {"errorCategory": category, "isRetryable": retryable, "message": message, **details}
    text = json.dumps(error, ensure_ascii=False)
    return {"isError": True, "content": [{"type": "text", "text": text}], "structuredContent": error}
${example ? `\n\n# return ${pythonCall(example).split("\n").join("\n# ")}\n` : ""}`;
}

function detailNames(categories: readonly ErrorCategory[]): string[] {
  return [
    ...(categories.includes("transient") ? ["retryAfterMs", "attempts"] : []),
    ...(categories.includes("validation") ? ["field", "issues"] : []),
    "customerMessage",
    "suggestedAction",
    "partialResults",
  ];
}

function pythonCall({ errorCategory, isRetryable, message, ...details }: ToolError): string {
  const named = Object.entries(details).map(([key, value]) => `    ${key}=${pythonLiteral(value)},`);
  return [
    `tool_error(`,
    `    ${JSON.stringify(errorCategory)},`,
    `    ${JSON.stringify(message)},`,
    ...(isRetryable ? ["    retryable=True,"] : []),
    ...named,
    ")",
  ].join("\n");
}

/** JSON as a Python literal. */
function pythonLiteral(value: unknown): string {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(", ")}]`;
  if (typeof value === "object") {
    return `{${Object.entries(value)
      .map(([key, entry]) => `${JSON.stringify(key)}: ${pythonLiteral(entry)}`)
      .join(", ")}}`;
  }
  return JSON.stringify(value);
}
