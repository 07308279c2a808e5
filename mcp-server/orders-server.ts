import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { assertNever } from "@/lib/domain/assert-never";
import { type McpSdk, RUN_DEFAULTS } from "@/lib/domain/run-request";
import { createOrdersCore, type OrdersCore, type OrdersServerOptions } from "./orders-core";
import type { OutcomeRecord } from "./outcome-record";
import { createServerV1 } from "./sdk-v1";
import { createServerV1HighLevel } from "./sdk-v1-high-level";
import { createServerV2HighLevel } from "./sdk-v2-high-level";

export type { OrdersServerOptions } from "./orders-core";

/** A running orders server: one backend, one connection. */
export interface OrdersServer {
  /** Starts to serve. One transport a server. */
  connect(transport: Transport): Promise<void>;
  /** Ends the connection and aborts the calls in flight. */
  close(): Promise<void>;
  /** The truth that a verdict is judged against; the model never sees it. */
  readonly outcomes: OutcomeRecord;
}

/** An orders server for one run: in this style, with these faults, on this clock. */
export function createOrdersServer(options: OrdersServerOptions): OrdersServer {
  const core = createOrdersCore(options);
  const server = createSdkServer(core, core.variation.sdk ?? options.sdk ?? RUN_DEFAULTS.sdk);
  return {
    connect: (transport) => server.connect(transport),
    close: () => server.close(),
    outcomes: core.outcomes,
  };
}

function createSdkServer(core: OrdersCore, sdk: McpSdk) {
  switch (sdk) {
    case "v1_low":
      return createServerV1(core);
    case "v1_high":
      return createServerV1HighLevel(core);
    case "v2":
      return createServerV2HighLevel(core);
    default:
      return assertNever(sdk);
  }
}
