/** The ways to fail that the SDKs are compared by. */
export const WIRE_CASES = [
  {
    id: "thrown_error",
    call: { name: "lookup_order", arguments: { order_id: "A-1" } },
  },
  {
    id: "unknown_tool",
    call: { name: "delete_order", arguments: { order_id: "A-1" } },
  },
  {
    id: "bad_arguments",
    call: { name: "lookup_order", arguments: { orderId: "A-1" } },
  },
  {
    id: "missing_structured_content",
    call: { name: "order_status", arguments: { order_id: "A-1" } },
  },
] as const;
export type WireCaseId = (typeof WIRE_CASES)[number]["id"];

/** A JSON-RPC message as it crossed the wire. */
export type Frame = Record<string, unknown>;

/** What an SDK put on the wire for one failing call, and what its own client made of it. */
export interface WireCase {
  id: WireCaseId;
  /** The protocol revision that client and server agreed on. */
  revision: string;
  request: Frame;
  reply: Frame;
  /** How the failure travels: in a JSON-RPC `error`, in a result with `isError`, or not at all. */
  carriedBy: "protocol_error" | "error_result" | "plain_result";
  /** Whether the SDK's own client handed a result on or threw; the words are those of what it threw. */
  client: { threw: false } | { threw: true; message: string };
}

/** How the failure travels in this reply. */
export function carriedBy({ error, result }: Frame): WireCase["carriedBy"] {
  if (error !== undefined) return "protocol_error";
  return typeof result === "object" && result !== null && "isError" in result && result.isError === true
    ? "error_result"
    : "plain_result";
}
