import * as z from "zod/mini";
import { defineTool } from "../tool";

export const escalateToHuman = defineTool({
  name: "escalate_to_human",
  description: "Hand the conversation over to a person who has more rights.",
  inputSchema: z.strictObject({
    summary: z
      .string()
      .check(z.minLength(1), z.maxLength(1000), z.describe("What the customer wants and what was tried")),
  }),
  readOnly: false,
  run: ({ summary }, { backend }) => backend.escalate(summary),
});
