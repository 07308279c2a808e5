import { systemClock } from "@/lib/domain/clock";
import { guard } from "@/lib/http/guard";
import { readHttpSettings } from "@/lib/http/settings";
import { logToStderr } from "@/mcp-server/call-log";
import { createMcpEndpoint, MAX_BODY_BYTES } from "@/mcp-server/http/mcp-endpoint";

const endpoint = createMcpEndpoint({
  clock: systemClock,
  log: logToStderr,
  // Unlike other routes, which answer under any name unless told otherwise: this one is what DNS rebinding is after.
  allowedHosts: readHttpSettings(process.env).hosts,
});

/** The orders MCP server for any MCP host: `POST /api/mcp?style=…&transientFailures=…&run=…`. */
const handle = guard(endpoint, { maxBodyBytes: MAX_BODY_BYTES });

export { handle as DELETE, handle as GET, handle as POST };
