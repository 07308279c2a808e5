import { followSignals } from "../../domain/follow-signals";
import { readSse } from "../../streaming/sse";
import { isDeeperThan, isObject, MAX_AUDIT_DEPTH, own, parseJson } from "../json";
import { isReplyTo, type Link, type Reply, type RpcMessage } from "./link";

export type HttpLinkOptions = {
  url: string;
  /** Sent with every request, e.g. an authorization. */
  headers?: Record<string, string>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Longest reply in bytes; a longer one counts as a lost connection. */
  maxBytes: number;
};

/** Streamable HTTP: one POST a message, the reply as JSON or as the first matching event of a stream. */
export function createHttpLink({ url, headers, fetch, maxBytes }: HttpLinkOptions): Link {
  let sessionId: string | undefined;
  let protocolVersion: string | undefined;

  async function post(message: RpcMessage, signal: AbortSignal): Promise<Response> {
    return fetch(url, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(sessionId === undefined ? {} : { "mcp-session-id": sessionId }),
        ...(protocolVersion === undefined ? {} : { "mcp-protocol-version": protocolVersion }),
        ...modernHeaders(message),
      },
      body: JSON.stringify(message),
      signal,
    });
  }

  return {
    async request(message, { timeoutMs, signal }): Promise<Reply> {
      const timer = AbortSignal.timeout(timeoutMs);
      const either = followSignals(timer, signal);
      try {
        const response = await post(message, either.signal);
        sessionId = response.headers.get("mcp-session-id") ?? sessionId;
        const frame = await readReply(response, message.id, maxBytes);
        if (frame && isDeeperThan(frame, MAX_AUDIT_DEPTH))
          return { kind: "lost", message: `the reply is nested deeper than ${MAX_AUDIT_DEPTH} levels` };
        if (!frame) return { kind: "lost", message: `HTTP ${response.status}: no JSON-RPC reply` };
        if (message.method === "initialize") protocolVersion = versionIn(frame) ?? protocolVersion;
        return { kind: "reply", frame };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (timer.aborted) return { kind: "timeout", timeoutMs };
        return { kind: "lost", message: networkMessage(error) };
      } finally {
        either.release();
      }
    },
    async notify(message) {
      // A server that refuses a notification can still answer calls: the next request tells.
      const response = await post(message, AbortSignal.timeout(5000)).catch(() => undefined);
      await response?.body?.cancel();
    },
    async close() {
      if (sessionId === undefined) return;
      // Ending the session is a courtesy; servers may answer 405.
      const ended = fetch(url, {
        method: "DELETE",
        headers: { ...headers, "mcp-session-id": sessionId },
        signal: AbortSignal.timeout(3000),
      });
      const response = await ended.catch(() => undefined);
      await response?.body?.cancel();
    },
  };
}

/** Revision 2026-07-28 repeats method, tool and revision in headers. */
function modernHeaders(message: RpcMessage): Record<string, string> {
  const params = own(message, "params");
  const meta = isObject(params) ? own(params, "_meta") : undefined;
  const version = isObject(meta) ? own(meta, "io.modelcontextprotocol/protocolVersion") : undefined;
  if (typeof version !== "string") return {};
  const name = isObject(params) ? own(params, "name") : undefined;
  return {
    "mcp-protocol-version": version,
    "mcp-method": String(message.method),
    ...(typeof name === "string" && /^[\x21-\x7e]{1,200}$/.test(name) ? { "mcp-name": name } : {}),
  };
}

async function readReply(response: Response, id: number, maxBytes: number): Promise<RpcMessage | undefined> {
  const body = response.body?.pipeThrough(limit(maxBytes));
  if (!body) return undefined;
  if ((response.headers.get("content-type") ?? "").includes("text/event-stream")) {
    for await (const event of readSse(body)) {
      const parsed = parseJson(event.data);
      if (parsed.ok && isReplyTo(parsed.value, id)) return parsed.value;
    }
    return undefined;
  }
  const parsed = parseJson(await new Response(body).text());
  if (!parsed.ok) return undefined;
  const messages = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
  const reply = messages.find((message) => isReplyTo(message, id));
  if (isObject(reply)) return reply;
  // An HTTP error with a JSON-RPC error that names no request is still the answer to this one.
  const [only] = messages;
  return isObject(only) && own(only, "jsonrpc") === "2.0" && isObject(own(only, "error")) ? only : undefined;
}

/** Breaks a body off after `max` bytes. */
function limit(max: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > max) controller.error(new Error(`the reply is longer than ${max} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

function versionIn(frame: RpcMessage): string | undefined {
  const result = own(frame, "result");
  const version = isObject(result) ? own(result, "protocolVersion") : undefined;
  return typeof version === "string" ? version.slice(0, 40) : undefined;
}

/** What went wrong below HTTP, in the words of the innermost cause. */
function networkMessage(error: unknown): string {
  let current = error;
  for (let i = 0; i < 5 && current instanceof Error && current.cause instanceof Error; i++)
    current = current.cause;
  return current instanceof Error ? current.message || current.name : "connection lost";
}
