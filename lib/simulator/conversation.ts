import {
  DEFAULT_PARAMETERS,
  hash32,
  type LabelledExample,
  type Parameters,
  readExamples,
  withOverrides,
} from "@/lib/decision";
import type { ToolDefinition, ToolResultBlock } from "@/lib/domain/run-event";
import type { Locale } from "@/lib/domain/run-request";
import { localeOf } from "./language";
import type { MessagesRequest, RequestBlock } from "./request-schema";
import { decodeSettings } from "./settings";

/** One tool call of the conversation, with its result. */
export interface Call {
  name: string;
  input: Record<string, unknown>;
  result: ToolResultBlock | undefined;
}

/** What happened from one message of the customer to the next. */
export interface Exchange {
  /** The customer's words. */
  asked: string;
  /** Tool calls since, in order. */
  calls: Call[];
  /** Position of the first call of the newest assistant message: results from there on are news. */
  newsFrom: number;
  /** What the assistant said since. */
  said: string;
}

/** A request as a planner sees it. */
export interface Conversation {
  locale: Locale;
  system: string;
  tools: readonly ToolDefinition[];
  /** All exchanges but the newest. */
  earlier: readonly Exchange[];
  current: Exchange;
  /** Error texts that the system prompt labels with a category. */
  examples: readonly LabelledExample[];
  seed: number;
  parameters: Parameters;
  request: MessagesRequest;
}

/** Arranges a request for planning. @throws ApiError for settings that are not valid. */
export function createConversation(request: MessagesRequest): Conversation {
  const system = typeof request.system === "object" ? textOf(request.system) : (request.system ?? "");
  const exchanges = arrange(request);
  const current = exchanges.at(-1) ?? { asked: "", calls: [], newsFrom: 0, said: "" };
  const userId = request.metadata?.user_id;
  const settings = userId ? decodeSettings(userId) : { seed: hash32(exchanges[0]?.asked ?? "") };
  return {
    locale: localeOf([...exchanges.map((exchange) => exchange.asked).reverse(), system]),
    system,
    tools: request.tool_choice?.type === "none" ? [] : (request.tools ?? []),
    earlier: exchanges.slice(0, -1),
    current,
    examples: system ? readExamples(system) : [],
    seed: settings.seed,
    parameters: settings.overrides ? withOverrides(settings.overrides) : DEFAULT_PARAMETERS,
    request,
  };
}

function arrange({ messages }: MessagesRequest): Exchange[] {
  const exchanges: Exchange[] = [];
  let byId = new Map<string, Call>();
  for (const { role, content } of messages) {
    const blocks: RequestBlock[] = typeof content === "string" ? [{ type: "text", text: content }] : content;
    const text = textOf(blocks);
    const current = exchanges.at(-1);
    if (role === "user") {
      let answers = 0;
      for (const block of blocks) {
        if (block.type !== "tool_result") continue;
        answers += 1;
        const call = byId.get(block.tool_use_id);
        if (call) call.result = block;
      }
      const isFollowUp = answers > 0 || (current && current.calls.length === 0 && current.said === "");
      if (current && isFollowUp) current.asked = joined(current.asked, text);
      else exchanges.push({ asked: text, calls: [], newsFrom: 0, said: "" });
      continue;
    }
    if (role !== "assistant") continue;
    byId = new Map();
    if (!current) continue;
    current.newsFrom = current.calls.length;
    current.said = joined(current.said, text);
    for (const block of blocks) {
      if (block.type !== "tool_use") continue;
      const call: Call = { name: block.name, input: block.input, result: undefined };
      byId.set(block.id, call);
      current.calls.push(call);
    }
  }
  return exchanges;
}

function textOf(blocks: readonly RequestBlock[]): string {
  let text = "";
  for (const block of blocks) if (block.type === "text") text = joined(text, block.text);
  return text;
}

const joined = (a: string, b: string): string => (a && b ? `${a}\n${b}` : a || b);
