import * as z from "zod/mini";
import { defineTool } from "../tool";
import { ORDER_ID_HINT, orderIdSchema } from "./order-id";

export const requestException = defineTool({
  name: "request_exception",
  description: "File a request for an exception to a rule, such as a refund after the return window.",
  inputSchema: z.strictObject({
    order_id: orderIdSchema,
    reason: z
      .string()
      .check(z.minLength(1), z.maxLength(1000), z.describe("Why an exception is asked for, in one sentence")),
  }),
  readOnly: false,
  hint: ORDER_ID_HINT,
  run: ({ order_id, reason }, { backend }) => backend.requestException(order_id, reason),
});
