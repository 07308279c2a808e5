import { CallToolResultSchema, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { toErrorBlock, toToolResultBlock } from "@/lib/agent/mapping";
import { WIRE_EXAMPLES, type WireExample } from "@/lib/content/lessons/wire-examples";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { HostPolicy, Locale } from "@/lib/domain/run-request";
import { exchangeRaw, type RawRequest } from "../raw-exchange";

/** Id of the tool use that the three requests would answer. */
const TOOL_USE_ID = "toolu_01";

/** A request, its reply, and what each kind of host shows the model of it. */
export type Exchange = {
  request: RawRequest;
  reply: JSONRPCMessage;
  kind: "protocol" | "execution";
  shown: Record<HostPolicy, ToolResultBlock | undefined>;
};

/** Sends the three requests of lesson 1 to the orders server and maps the replies as the agent loop does. */
export async function threeRequests(locale: Locale): Promise<Record<WireExample, Exchange>> {
  return {
    "unknown-tool": await exchange(WIRE_EXAMPLES["unknown-tool"], locale),
    malformed: await exchange(WIRE_EXAMPLES.malformed, locale),
    "failing-tool": await exchange(WIRE_EXAMPLES["failing-tool"], locale),
  };
}

async function exchange(request: RawRequest, locale: Locale): Promise<Exchange> {
  const reply = await exchangeRaw(request, { responseStyle: "structured", locale });
  if ("error" in reply) {
    const shown = { abort: undefined, forward: toErrorBlock(TOOL_USE_ID, reply.error.message) };
    return { request, reply, kind: "protocol", shown };
  }
  const result = CallToolResultSchema.parse("result" in reply ? reply.result : undefined);
  const block = toToolResultBlock(TOOL_USE_ID, result);
  return { request, reply, kind: "execution", shown: { abort: block, forward: block } };
}
