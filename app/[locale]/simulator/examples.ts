import type { BenchExample, ExampleId } from "@/components/simulator/examples";
import { createVirtualClock } from "@/lib/domain/clock";
import type { Locale, ResponseStyle } from "@/lib/domain/run-request";
import { createOrdersCore } from "@/mcp-server/orders-core";

const CALLS: readonly (readonly [ExampleId, ResponseStyle, string])[] = [
  ["generic", "generic", "A-999"],
  ["structured", "structured", "A-999"],
  ["prose", "prose", "A-999"],
  ["transient", "structured", "A-TIMEOUT"],
  ["status", "status_field", "A-TIMEOUT"],
  ["emptied", "empty_result", "A-TIMEOUT"],
  ["validEmpty", "structured", "A-404"],
  ["leaked", "leaky", "A-403"],
  ["data", "structured", "A-1"],
];

/** Results to start from, each from a real call of the orders server. */
export function benchExamples(locale: Locale): Promise<BenchExample[]> {
  return Promise.all(
    CALLS.map(async ([id, responseStyle, orderId]) => {
      const core = createOrdersCore({
        responseStyle,
        transientFailures: 1,
        clock: createVirtualClock(),
        locale,
      });
      const { content, isError } = await core.call("lookup_order", { order_id: orderId });
      return { id, text: content.map(({ text }) => text).join("\n"), isError: isError === true };
    }),
  );
}
