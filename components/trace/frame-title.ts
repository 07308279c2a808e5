import type { WireFrame } from "@/lib/domain/run-state";
import { member } from "./frame-index";

/** What one frame is, before it is worded: a request or notification, a reply, or a Messages API exchange. */
export type FrameTitle =
  | { kind: "method"; method: string; detail?: string }
  | { kind: "reply"; method: string }
  | { kind: "errorReply"; code: string }
  | { kind: "http"; text: string }
  | { kind: "events"; status: string; count: number };

/** For each frame of one channel the JSON-RPC request that it replies to: the latest before it with its id. */
export function requestsOf(frames: readonly WireFrame[]): (WireFrame | undefined)[] {
  const byId = new Map<unknown, WireFrame>();
  return frames.map((frame) => {
    const id = frame.channel === "mcp" ? member(frame.body, "id") : undefined;
    const request = frame.direction === "received" ? byId.get(id) : undefined;
    if (frame.channel === "mcp" && frame.direction === "sent") byId.set(id, frame);
    return request;
  });
}

/** Names a frame from its body and, where it is a reply, from what it replies to. */
export function frameTitle(frame: WireFrame, request: WireFrame | undefined): FrameTitle {
  const { body } = frame;
  if (frame.channel === "mcp") return jsonRpcTitle(body, request);
  const path = member(body, "path");
  if (path !== undefined) return { kind: "http", text: `${String(member(body, "method"))} ${String(path)}` };
  const status = String(member(body, "status") ?? "");
  const events = member(body, "events");
  return Array.isArray(events)
    ? { kind: "events", status, count: events.length }
    : { kind: "http", text: status };
}

function jsonRpcTitle(body: unknown, request: WireFrame | undefined): FrameTitle {
  const method = member(body, "method");
  if (typeof method === "string") {
    const name = member(member(body, "params"), "name");
    return { kind: "method", method, ...(typeof name === "string" ? { detail: name } : {}) };
  }
  const error = member(body, "error");
  if (error !== undefined) return { kind: "errorReply", code: String(member(error, "code")) };
  return { kind: "reply", method: String(member(request?.body, "method") ?? "?") };
}
