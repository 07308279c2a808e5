import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { systemClock } from "@/lib/domain/clock";
import { logToStderr } from "./call-log";
import { readEndpointSettings } from "./http/endpoint-settings";
import { createOrdersCore } from "./orders-core";
import { createServerV2 } from "./sdk-v2";

const USAGE = `Usage: node mcp-server/stdio.mjs [--style STYLE] [--transient-failures N|never]

Serves the orders MCP server on standard input and output, in every protocol revision.
One JSON line a call goes to standard error.`;

/** Reads the command line; ends the process with a clear sentence where that cannot be done. */
function readSettings() {
  try {
    const { values } = parseArgs({
      options: {
        style: { type: "string" },
        "transient-failures": { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.error(USAGE);
      process.exit(0);
    }
    const url = new URL("stdio:");
    if (values.style !== undefined) url.searchParams.set("style", values.style);
    const failures = values["transient-failures"];
    if (failures !== undefined) url.searchParams.set("transientFailures", failures);
    const read = readEndpointSettings(url);
    if (read.ok) return read.settings;
    throw new Error(read.error.message);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { style, transientFailures } = readSettings();
// One core for the whole process: the SDK asks for a second server when a client probes before it settles on a revision.
const core = createOrdersCore({
  responseStyle: style,
  transientFailures,
  clock: systemClock,
  repeatFaults: true,
  log: logToStderr,
});
serveStdio(() => createServerV2(core), { onerror: (error) => console.error(error.message) });
