import * as z from "zod/mini";
import { defineTool } from "../tool";

/** The extra tool of the pitfall `analyze_error_tool`: says in a second call what the first should have said. */
export const analyzeError = defineTool({
  name: "analyze_error",
  description:
    "Find out why the last tool call failed: its error category, and whether retrying it can help. Call it after each failed tool call.",
  inputSchema: z.strictObject({
    message: z.string().check(z.maxLength(4000), z.describe("The error message of the failed call")),
  }),
  readOnly: true,
  run: (_input, { lastFailure }) =>
    lastFailure
      ? { kind: "found", data: { ...lastFailure } }
      : { kind: "empty", note: "No tool call has failed so far." },
});
