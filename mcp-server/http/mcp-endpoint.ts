import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from "@modelcontextprotocol/server";
import type { Clock } from "@/lib/domain/clock";
import type { ToolError } from "@/lib/domain/tool-error";
import { createOrdersBackend, type OrdersBackend } from "../backend/orders-backend";
import type { CallLog } from "../call-log";
import { createOrdersCore } from "../orders-core";
import { createServerV2 } from "../sdk-v2";
import { type EndpointSettings, readEndpointSettings } from "./endpoint-settings";
import { createRunRegistry } from "./run-registry";

/** Bytes that one request may have. A tool call is a few hundred. */
export const MAX_BODY_BYTES = 64 * 1024;

/** `subscriptions/listen` streams that may be open at once; this server has nothing to announce on them. */
const MAX_SUBSCRIPTIONS = 16;

export interface McpEndpointOptions {
  clock: Clock;
  log?: CallLog | undefined;
  /** Host names besides localhost under which the endpoint may be reached, without port. */
  allowedHosts?: readonly string[] | undefined;
}

/**
 * The orders server over Streamable HTTP, stateless: each request gets a server of its own, in the protocol revision
 * that the request speaks. Settings are in the URL: `?style=…&transientFailures=…&run=…`.
 *
 * Answers 403 to a foreign `Host` or `Origin` (DNS rebinding, which the SDK leaves to its user), 405 to anything but
 * POST, 400 to bad settings. Without `run` all callers of the same settings share one backend whose faults start over
 * once they have cleared, so that a host that knows nothing of runs sees A-TIMEOUT fail and recover time and again.
 */
export function createMcpEndpoint(options: McpEndpointOptions): (request: Request) => Promise<Response> {
  const hostnames = [...localhostAllowedHostnames(), ...(options.allowedHosts ?? [])];
  const backends = createRunRegistry<OrdersBackend>(options.clock);

  const handler = createMcpHandler(
    ({ requestInfo }) => createServerV2(createOrdersCore(coreOptions(settingsOf(requestInfo)))),
    { maxRequestBodySize: MAX_BODY_BYTES, maxSubscriptions: MAX_SUBSCRIPTIONS },
  );

  function coreOptions({ style, transientFailures, run }: EndpointSettings) {
    const { clock, log } = options;
    const backend = backends.get(JSON.stringify([style, transientFailures, run]), () =>
      createOrdersBackend({ clock, transientFailures, repeatFaults: run === undefined }),
    );
    return { responseStyle: style, transientFailures, clock, log, backend };
  }

  return async (request) => {
    const { headers } = request;
    const host = validateHostHeader(headers.get("host"), hostnames);
    if (!host.ok) return refuse(403, foreign(host.message));
    const origin = validateOriginHeader(headers.get("origin"), hostnames);
    if (!origin.ok) return refuse(403, foreign(origin.message));
    if (request.method !== "POST") return refuse(405, METHOD_NOT_ALLOWED, { allow: "POST" });
    const read = readEndpointSettings(new URL(request.url));
    return read.ok ? handler.fetch(request) : refuse(400, read.error);
  };
}

function settingsOf(request: Request | undefined): EndpointSettings {
  const read = request && readEndpointSettings(new URL(request.url));
  if (!read?.ok) throw new Error("The SDK did not hand the checked request on");
  return read.settings;
}

const METHOD_NOT_ALLOWED: ToolError = {
  errorCategory: "validation",
  isRetryable: false,
  message: "This endpoint is stateless and offers no stream of its own: send JSON-RPC messages with POST.",
  suggestedAction: "use_post",
};

const foreign = (message: string): ToolError => ({
  errorCategory: "permission",
  isRetryable: false,
  message: `${message}. This endpoint answers only under the host names that it is set up for.`,
});

function refuse(status: number, error: ToolError, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
