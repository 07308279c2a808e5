import type { Tool } from "../tool";
import { escalateToHuman } from "./escalate-to-human";
import { getCustomer } from "./get-customer";
import { lookupOrder } from "./lookup-order";
import { requestException } from "./request-exception";
import { requestRefund } from "./request-refund";

/** The tools of the orders server, in the order in which they are listed. */
export const ORDERS_TOOLS: readonly Tool[] = [
  lookupOrder,
  getCustomer,
  requestRefund,
  requestException,
  escalateToHuman,
];
