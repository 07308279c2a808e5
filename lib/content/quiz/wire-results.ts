const text = (value: unknown) => [
  { type: "text", text: typeof value === "string" ? value : JSON.stringify(value) },
];

/** A `CallToolResult` of a tool that failed; `value` is its text, as it is or as JSON. */
export const failed = (value: unknown) => ({ isError: true, content: text(value) });

/** A `CallToolResult` of a tool that claims success. */
export const succeeded = (value: unknown) => ({ content: text(value) });
