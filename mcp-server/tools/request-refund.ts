import * as z from "zod/mini";
import { defineTool } from "../tool";
import { ORDER_ID_HINT, orderIdSchema } from "./order-id";

export const requestRefund = defineTool({
  name: "request_refund",
  description:
    "Refund an order, in full or in part. Safe to repeat: an order is refunded once, a repeat returns the first refund.",
  inputSchema: z.strictObject({
    order_id: orderIdSchema,
    amount: z.optional(
      z
        .number()
        .check(z.positive(), z.describe("How much to refund, in USD; the order's total when left out")),
    ),
  }),
  readOnly: false,
  hint: ORDER_ID_HINT,
  run: ({ order_id, amount }, { backend, signal }) => backend.refund(order_id, amount, signal),
});
