import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { CLIENT_ADDRESS_HEADER } from "./client-address";
import { API_POLICY } from "./csp";
import { KnownPages } from "./known-pages";
import { PagePolicies } from "./page-policies";
import { unknownPageOf } from "./unknown-page";

/** Node's own channel, published for each request before the server's handler sees it. */
const REQUEST_START = "http.server.request.start";
/** Files, and the sandbox for learner code, which brings a policy of its own. */
const NO_PAGE = /^\/_next\/|^\/workshop-sandbox\/|\.\w+$/;

type RequestStart = { request: IncomingMessage; response: ServerResponse };

function isRequestStart(message: unknown): message is RequestStart {
  return typeof message === "object" && message !== null && "request" in message && "response" in message;
}

/**
 * Does for every request what the framework cannot: names the peer's address under a header that no client can forge,
 * and, in production, answers unknown addresses with a whole page and sends the page's Content-Security-Policy.
 */
export function installServerHooks(isProduction: boolean): void {
  const dist = join(process.cwd(), ".next");
  const built = isProduction ? { policies: new PagePolicies(dist), pages: new KnownPages(dist) } : undefined;
  subscribe(REQUEST_START, (message) => {
    if (!isRequestStart(message)) return;
    const { request, response } = message;
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    if (!built) return;
    answerUnknownPage(built.pages, request, response);
    setPolicy(built.policies, request, response);
  });
}

/** Leads a request for a document that is not there to the page that says so, with the status that says so. */
function answerUnknownPage(pages: KnownPages, request: IncomingMessage, response: ServerResponse): void {
  const isDocument =
    (request.method === "GET" || request.method === "HEAD") && request.headers.rsc === undefined;
  const page = isDocument ? unknownPageOf(pathOf(request), (path) => pages.has(path)) : undefined;
  if (!page) return;
  request.url = page;
  response.statusCode = 404;
  response.setHeader("cache-control", "private, no-cache, no-store, max-age=0, must-revalidate");
}

function setPolicy(policies: PagePolicies, request: IncomingMessage, response: ServerResponse): void {
  delete request.headers["content-security-policy"];
  const path = pathOf(request);
  if (path.startsWith("/api/")) {
    response.setHeader("content-security-policy", API_POLICY);
  } else if (!NO_PAGE.test(path)) {
    const { policy, nonce } = policies.forPath(path);
    if (nonce) request.headers["content-security-policy"] = policy;
    response.setHeader("content-security-policy", policy);
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}
