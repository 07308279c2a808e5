import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeSse } from "@/lib/streaming/sse";
import { checkRequest, type ReceivedRequest } from "./check-messages-request";
import { type FakeMessage, messageJson, streamEvents } from "./fake-message";

/** What the fake does instead of answering well. */
export type Fault =
  | { fault: "status"; status: number; type: string; message?: string; headers?: Record<string, string> }
  /** An `error` event after the first `after` events of the answer. */
  | { fault: "error_event"; type: string; after: number }
  /** The connection is cut after the first `after` events. */
  | { fault: "drop"; after: number }
  /** Nothing more comes after the first `after` events, until the client goes. */
  | { fault: "stall"; after: number };

export type FakeClaude = {
  baseURL: string;
  requests: ReceivedRequest[];
  /** What was wrong with the requests; each was answered with 400, as the API would. */
  violations: string[];
  /** Resolves when a client has closed its connection before the answer's end. */
  clientGone: Promise<void>;
  close(): Promise<void>;
};

/**
 * A local HTTP server that speaks the Messages API: it refuses what the real one refuses and can fail like it.
 * `answer` gives the reply to the n-th request, counted from 0.
 */
export async function startFakeClaude(
  answer: (request: ReceivedRequest, n: number) => FakeMessage | Fault,
): Promise<FakeClaude> {
  const requests: ReceivedRequest[] = [];
  const violations: string[] = [];
  let clientIsGone: () => void = () => undefined;
  const clientGone = new Promise<void>((resolve) => {
    clientIsGone = resolve;
  });

  const server = createServer((req, res) => {
    res.on("close", () => {
      if (!res.writableFinished) clientIsGone();
    });
    handle(req, res).catch((error: unknown) => {
      violations.push(String(error));
      res.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = addressOf(server.address());

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { request, problems } = checkRequest(req, Buffer.concat(chunks).toString("utf8"));
    requests.push(request);
    if (problems.length > 0) {
      violations.push(...problems);
      sendError(res, 400, "invalid_request_error", problems.join("; "));
      return;
    }
    const reply = answer(request, requests.length - 1);
    if ("fault" in reply && reply.fault === "status") {
      sendError(res, reply.status, reply.type, reply.message ?? "Injected.", reply.headers);
      return;
    }
    if (!request.body.stream) {
      if ("fault" in reply) throw new Error("stream faults need a streamed request");
      res.writeHead(200, { "content-type": "application/json", "request-id": "req_fake" });
      res.end(JSON.stringify(messageJson(request.body.model, reply)));
      return;
    }
    res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "request-id": "req_fake" });
    const whole = "fault" in reply ? HALF_AN_ANSWER : reply;
    const events = streamEvents(request.body.model, whole).map(({ event, data }) =>
      encodeSse({ event, data: JSON.stringify(data) }),
    );
    if (!("fault" in reply)) {
      for (const event of events) res.write(event);
      res.end();
      return;
    }
    for (const event of events.slice(0, reply.after)) res.write(event);
    if (reply.fault === "error_event") {
      const error = { type: "error", error: { type: reply.type, message: "Injected." } };
      res.end(encodeSse({ event: "error", data: JSON.stringify(error) }));
    } else if (reply.fault === "drop") {
      setImmediate(() => res.destroy());
    }
  }

  return {
    baseURL: `http://127.0.0.1:${port}`,
    requests,
    violations,
    clientGone,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const HALF_AN_ANSWER: FakeMessage = { content: [{ type: "text", text: "One moment, I am looking it up." }] };

function sendError(
  res: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { "content-type": "application/json", "request-id": "req_fake", ...headers });
  res.end(JSON.stringify({ type: "error", error: { type, message }, request_id: "req_fake" }));
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The fake did not get a port.");
  return address;
}
