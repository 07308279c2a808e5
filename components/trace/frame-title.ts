import type { WireFrame } from "@/lib/domain/run-state";
import { member } from "./frame-index";

/** What one frame is, before it is worded: a request or notification, a reply, or a Messages API exchange. */
export type FrameTitle =
  | { kind: "method"; method: string; detail?: string }
  | { kind: "reply"; method: string }
  | { kind: "errorReply"; code: string }
  | { kind: "http"; text: string }
  | { kind: "events"; status: string; count: number };

/** Names a frame from its body; `earlier` are the frames before it, to find what a reply answers. */
export function frameTitle(frame: WireFrame, earlier: readonly WireFrame[]): FrameTitle {
  const { body } = frame;
  if (frame.channel === "mcp") return jsonRpcTitle(body, earlier);
  const path = member(body, "path");
  if (path !== undefined) return { kind: "http", text: `${String(member(body, "method"))} ${String(path)}` };
  const status = String(member(body, "status") ?? "");
  const events = member(body, "events");
  return Array.isArray(events)
    ? { kind: "events", status, count: events.length }
    : { kind: "http", text: status };
}

function jsonRpcTitle(body: unknown, earlier: readonly WireFrame[]): FrameTitle {
  const method = member(body, "method");
  if (typeof method === "string") {
    const name = member(member(body, "params"), "name");
    return { kind: "method", method, ...(typeof name === "string" ? { detail: name } : {}) };
  }
  const error = member(body, "error");
  if (error !== undefined) return { kind: "errorReply", code: String(member(error, "code")) };
  const id = member(body, "id");
  const request = earlier.findLast(
    (frame) => frame.channel === "mcp" && frame.direction === "sent" && member(frame.body, "id") === id,
  );
  return { kind: "reply", method: String(member(request?.body, "method") ?? "?") };
}
