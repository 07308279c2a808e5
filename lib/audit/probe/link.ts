import { isObject, own } from "../json";

/** A JSON-RPC message as it crosses the wire. */
export type RpcMessage = Record<string, unknown>;

/** What came of one request. */
export type Reply =
  /** The reply, whole and unvalidated. */
  | { kind: "reply"; frame: RpcMessage }
  | { kind: "timeout"; timeoutMs: number }
  /** The connection broke, or the server answered with something that is no JSON-RPC. */
  | { kind: "lost"; message: string };

/** One connection to a server: sends a request and gives back the raw reply. */
export type Link = {
  request(
    message: RpcMessage & { id: number },
    options: { timeoutMs: number; signal: AbortSignal },
  ): Promise<Reply>;
  notify(message: RpcMessage): Promise<void>;
  close(): Promise<void>;
};

/** The server could not be reached or does not speak MCP. `detail` is fit to be shown. */
export class ProbeError extends Error {
  override readonly name = "ProbeError";
  constructor(
    readonly reason: "unreachable" | "not_mcp" | "refused" | "aborted",
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** Whether a message answers the request with this id. */
export function isReplyTo(message: unknown, id: number): message is RpcMessage {
  return (
    isObject(message) &&
    own(message, "id") === id &&
    (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))
  );
}
