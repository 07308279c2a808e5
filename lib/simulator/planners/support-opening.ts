import { fillInput } from "../fill-input";
import type { PlannedBlock } from "../message";
import { fill } from "../replies";
import type { KnownTool } from "../tool-roles";
import type { Situation } from "./support-situation";

/** The first move on a customer's words: calls where there is something to call with, else a question or an answer. */
export function opening(situation: Situation): PlannedBlock[] {
  const { replies } = situation;
  const calls = firstCalls(situation);
  if (calls.length === 0) {
    return [
      { type: "thinking", thinking: replies.thinking.reply },
      { type: "text", text: openingText(situation) },
    ];
  }
  const named = calls.map((call) => `${call.name}(${Object.values(call.input).join(", ").slice(0, 80)})`);
  const thinking = fill(replies.thinking.start, { calls: named.join(replies.listJoin) });
  return [{ type: "thinking", thinking }, ...calls];
}

type ToolUse = Extract<PlannedBlock, { type: "tool_use" }>;

function firstCalls(situation: Situation): ToolUse[] {
  const { ids, intent, contact, amount, replies } = situation;
  const asked = situation.conversation.current.asked.trim();
  if (intent === "human") {
    const tool = situation.tool("escalate");
    return tool ? callOf(tool, {}, fill(replies.summaryPlain, { asked: asked.slice(0, 400) })) : [];
  }
  if (ids.length > 0) {
    const wanted = intent === "refund" || intent === "exception" ? situation.tool(intent) : undefined;
    const tool = wanted ?? situation.tool("lookup");
    const reason = fill(replies.exceptionReason, { asked: asked.slice(0, 400) });
    if (!tool) return [];
    return ids.flatMap((id) => callOf(tool, { id, ...(amount !== undefined && { amount }) }, reason));
  }
  const directory = situation.tool("directory");
  const hasContact = Object.keys(contact).length > 0;
  const isAbout =
    intent !== "thanks" && intent !== "greeting" && (contact.phone || contact.email || intent !== "other");
  return directory && hasContact && isAbout ? callOf(directory, contact, asked) : [];
}

function callOf(tool: KnownTool, known: Parameters<typeof fillInput>[1], text: string): ToolUse[] {
  const input = fillInput(tool, known, text);
  return input && Object.keys(input).length > 0 ? [{ type: "tool_use", name: tool.name, input }] : [];
}

function openingText(situation: Situation): string {
  const { replies, intent, tools, ids } = situation;
  const lookup = situation.tool("lookup");
  const wantsOrder = intent === "order" || intent === "refund" || intent === "exception" || ids.length > 0;
  const isEmpty = situation.conversation.current.asked.trim() === "";
  if (tools.length === 0 && wantsOrder) return replies.noTools;
  const aids = {
    example: lookup?.exampleId ? fill(replies.example, { example: lookup.exampleId }) : "",
    alternative: situation.tool("directory") ? replies.alternative : "",
  };
  if (isEmpty || intent === "greeting") return fill(replies.greeting, aids);
  if (intent === "thanks" || intent === "agree") return replies.thanks;
  if (intent === "refund" || intent === "exception") return fill(replies.askWhichRefund, aids);
  if (wantsOrder) return fill(replies.askOrder, aids);
  return fill(replies.unrelated, { abilities: abilities(situation) });
}

function abilities({ replies, tool }: Situation): string {
  const roles = ["lookup", "directory", "refund", "exception", "escalate"] as const;
  const named = roles.filter((role) => tool(role)).map((role) => replies.abilities[role]);
  return (named.length > 0 ? named : [replies.abilities.lookup]).join(replies.listJoin);
}
