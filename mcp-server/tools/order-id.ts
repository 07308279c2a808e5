import * as z from "zod/mini";
import { isOrderId } from "../backend/order-book";

/** The `order_id` argument. The form is a refinement, so that the listed JSON schema lets a host send a bad id to us. */
export const orderIdSchema = z
  .string()
  .check(
    z.refine(isOrderId, "must look like A-<digits>, for example A-1"),
    z.describe("The order id, for example A-1"),
  );

/** What to do about a bad or missing order id. */
export const ORDER_ID_HINT =
  "If the customer has no order id, call get_customer with their phone number, or ask them for it.";
