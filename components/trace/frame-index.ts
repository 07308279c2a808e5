import { joinPointer } from "@/components/ui/json-lines";
import { callKey } from "@/lib/domain/call-key";
import type { RunState, WireFrame } from "@/lib/domain/run-state";

/** A place in the wire frames: which frame, and a JSON pointer into its body. */
export type FramePlace = { seq: number; pointer: string };

/** Where one tool call shows on both wires. Frames that have not arrived are absent. */
export type CallFrames = { mcp: readonly FramePlace[]; messages: readonly FramePlace[] };

/**
 * Finds a call on the wires: the `tools/call` request and its reply among the JSON-RPC frames, and the first Messages
 * API request that carries its `tool_result` block.
 */
export function framesOfCall(state: RunState, toolUseId: string): CallFrames {
  return { mcp: mcpFrames(state, toolUseId), messages: messagesFrames(state.frames, toolUseId) };
}

function mcpFrames(state: RunState, toolUseId: string): FramePlace[] {
  const calls = state.turns.flatMap((turn) => turn.calls.map((call) => ({ ...call, agentId: turn.agentId })));
  const call = calls.find((candidate) => candidate.toolUseId === toolUseId);
  if (!call) return [];
  const key = callKey(call);
  const nth = calls
    .filter((other) => other.agentId === call.agentId && callKey(other) === key)
    .findIndex((other) => other.toolUseId === toolUseId);
  const frames = state.frames.filter((frame) => frame.channel === "mcp" && frame.agentId === call.agentId);
  const request = frames.filter((frame) => frame.direction === "sent" && requestKey(frame.body) === key)[nth];
  if (!request) return [];
  const id = member(request.body, "id");
  const reply = frames.find((frame) => frame.direction === "received" && member(frame.body, "id") === id);
  return [
    { seq: request.seq, pointer: "" },
    ...(reply
      ? [{ seq: reply.seq, pointer: member(reply.body, "error") === undefined ? "/result" : "/error" }]
      : []),
  ];
}

function messagesFrames(frames: readonly WireFrame[], toolUseId: string): FramePlace[] {
  for (const frame of frames) {
    if (frame.channel !== "messages" || frame.direction !== "sent") continue;
    const pointer = findToolResult(frame.body, toolUseId, "");
    if (pointer !== undefined) return [{ seq: frame.seq, pointer }];
  }
  return [];
}

/** JSON pointer of the `tool_result` block that answers this tool use. */
function findToolResult(value: unknown, toolUseId: string, pointer: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (member(value, "type") === "tool_result" && member(value, "tool_use_id") === toolUseId) return pointer;
  for (const [name, child] of Object.entries(value)) {
    const found = findToolResult(child, toolUseId, joinPointer(pointer, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

function requestKey(body: unknown): string | undefined {
  if (member(body, "method") !== "tools/call") return undefined;
  const params = member(body, "params");
  return callKey({ name: String(member(params, "name")), input: member(params, "arguments") });
}

/** A member of a JSON object of unknown shape. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
