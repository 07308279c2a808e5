import {
  JOURNEY_ORDERS,
  type Journey,
  type JourneyOrder,
  type JourneyStyle,
  journeyOf,
} from "@/lib/content/lessons/journey";
import { createVirtualClock } from "@/lib/domain/clock";
import type { Outcome } from "@/lib/domain/outcome";
import { type Locale, RUN_DEFAULTS, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { createOrdersBackend } from "@/mcp-server/backend/orders-backend";
import { lookupOrder } from "@/mcp-server/tools/lookup-order";
import { collectLabRun } from "../run-lab";

/** Follows the failure of the default order in every style, and asks the backend what it does for each order. */
export async function lostFailure(locale: Locale) {
  const [order] = JOURNEY_ORDERS;
  const journey = async (responseStyle: JourneyStyle): Promise<Journey> =>
    journeyOf(await collectLabRun({ locale, orderId: order, responseStyle, model: SIMULATOR_MODEL }));
  return {
    outcomes: {
      "A-TIMEOUT": await outcomeOf("A-TIMEOUT", locale),
      "A-999": await outcomeOf("A-999", locale),
      "A-403": await outcomeOf("A-403", locale),
      abc: await outcomeOf("abc", locale),
    },
    journeys: {
      structured: await journey("structured"),
      thrown: await journey("thrown"),
      empty_result: await journey("empty_result"),
      status_field: await journey("status_field"),
    },
  };
}

/** The outcome of one look-up, before any response style has presented it. */
async function outcomeOf(orderId: JourneyOrder, locale: Locale): Promise<Outcome> {
  const { transientFailures } = RUN_DEFAULTS;
  const backend = createOrdersBackend({ transientFailures, clock: createVirtualClock(), locale });
  return lookupOrder.call({ order_id: orderId }, { backend, lastFailure: undefined, signal: undefined });
}
