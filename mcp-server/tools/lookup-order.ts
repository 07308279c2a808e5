import * as z from "zod/mini";
import { defineTool } from "../tool";
import { ORDER_ID_HINT, orderIdSchema } from "./order-id";

export const lookupOrder = defineTool({
  name: "lookup_order",
  description: "Look up one order by its id: status, item, total, and until when it can be returned.",
  inputSchema: z.strictObject({ order_id: orderIdSchema }),
  readOnly: true,
  hint: ORDER_ID_HINT,
  run: ({ order_id }, { backend, signal }) => backend.lookUpOrder(order_id, signal),
});
