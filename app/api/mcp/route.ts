import { systemClock } from "@/lib/domain/clock";
import { logToStderr } from "@/mcp-server/call-log";
import { createMcpEndpoint } from "@/mcp-server/http/mcp-endpoint";

/** `FAILWELL_ALLOWED_HOSTS`: host names, separated by commas, under which a deployment is reached. */
const allowedHosts = (process.env.FAILWELL_ALLOWED_HOSTS ?? "")
  .split(",")
  .map((host) => host.trim())
  .filter((host) => host !== "");

const endpoint = createMcpEndpoint({ clock: systemClock, log: logToStderr, allowedHosts });

export { endpoint as DELETE, endpoint as GET, endpoint as POST };
