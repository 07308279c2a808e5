// The orders server of SDK 2.x over stdio, which speaks 2026-07-28 and refuses every earlier revision. Its response style
// stands in the environment.
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { systemClock } from "@/lib/domain/clock";
import { RESPONSE_STYLES } from "@/lib/domain/run-request";
import { createOrdersCore } from "@/mcp-server/orders-core";
import { createServerV2 } from "@/mcp-server/sdk-v2";

const responseStyle = RESPONSE_STYLES.find((style) => style === process.env.ORDERS_STYLE);
if (!responseStyle) throw new Error("ORDERS_STYLE is not set");

const core = createOrdersCore({ responseStyle, transientFailures: "never", clock: systemClock });
serveStdio(() => createServerV2(core), { legacy: "reject" });
