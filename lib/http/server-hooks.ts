import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { CLIENT_ADDRESS_HEADER } from "./client-address";
import { Connections } from "./connections";
import { API_POLICY } from "./csp";
import { DRAINING_HEADER, type DrainPhase, drainOnSignals } from "./drain";
import { KnownPages } from "./known-pages";
import { PagePolicies } from "./page-policies";
import { wholeNumber } from "./settings";
import { unknownPageOf } from "./unknown-page";

/** Node's own channels: each request before the server's handler sees it, and each connection. */
const REQUEST_START = "http.server.request.start";
const CONNECTION = "net.server.socket";
const DRAIN_MS = 500;
/** Files, and the sandbox for learner code, which brings a policy of its own. */
const NO_PAGE = /^\/_next\/|^\/workshop-sandbox\/|\.\w+$/;

type RequestStart = { request: IncomingMessage; response: ServerResponse };

function isRequestStart(message: unknown): message is RequestStart {
  return typeof message === "object" && message !== null && "request" in message && "response" in message;
}

/**
 * Does for every request what the framework cannot: names the peer's address under a header that no client can forge,
 * and, in production, answers unknown addresses with a whole page, sends the page's Content-Security-Policy, and drains
 * the server before it ends.
 */
export function installServerHooks(isProduction: boolean): void {
  const production = isProduction ? productionHook() : () => undefined;
  subscribe(REQUEST_START, (message) => {
    if (!isRequestStart(message)) return;
    const { request, response } = message;
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    delete request.headers[DRAINING_HEADER];
    production(request, response);
  });
}

function productionHook(): (request: IncomingMessage, response: ServerResponse) => void {
  const dist = join(process.cwd(), ".next");
  const policies = new PagePolicies(dist);
  const pages = new KnownPages(dist);
  const connections = new Connections();
  subscribe(CONNECTION, (message) => {
    if (isConnection(message)) connections.opened(message.socket);
  });
  const graceMs = wholeNumber(process.env, "FAILWELL_DRAIN_MS", DRAIN_MS, 0);
  const phase = drainOnSignals(process, { connections, graceMs });
  return (request, response) => {
    connections.requested(request.socket, response);
    announceDrain(phase(), request, response);
    answerUnknownPage(pages, request, response);
    setPolicy(policies, request, response);
  };
}

function isConnection(message: unknown): message is { socket: Socket } {
  return (
    typeof message === "object" && message !== null && "socket" in message && message.socket instanceof Socket
  );
}

/** Tells the handlers, and tells the client to use another connection for its next request. */
function announceDrain(phase: DrainPhase, request: IncomingMessage, response: ServerResponse): void {
  if (phase === "serving") return;
  request.headers[DRAINING_HEADER] = phase;
  response.setHeader("connection", "close");
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
