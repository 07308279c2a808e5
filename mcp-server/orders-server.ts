import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { createOrdersCore, type OrdersServerOptions } from "./orders-core";
import type { OutcomeRecord } from "./outcome-record";
import { createServerV1 } from "./sdk-v1";
import { createServerV1HighLevel } from "./sdk-v1-high-level";

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
  const server = core.variation.highLevelServer ? createServerV1HighLevel(core) : createServerV1(core);
  return {
    connect: (transport) => server.connect(transport),
    close: () => server.close(),
    outcomes: core.outcomes,
  };
}
