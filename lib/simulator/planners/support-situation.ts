import type { Conversation } from "../conversation";
import { bareToken, type Entities, readEntities } from "../entities";
import { type Intent, intentOf, pointsBack } from "../intent";
import { type Replies, repliesIn } from "../replies";
import { type Thread, threadsOf } from "../threads";
import { type KnownTool, knownTools, type ToolRole } from "../tool-roles";

/** A conversation as customer support sees it. */
export interface Situation {
  conversation: Conversation;
  replies: Replies;
  tools: readonly KnownTool[];
  tool(role: ToolRole): KnownTool | undefined;
  intent: Intent;
  /** Orders that the customer means. */
  ids: readonly string[];
  /** How the customer can be found: from their newest words, else from earlier ones. */
  contact: Pick<Entities, "phone" | "email" | "name">;
  amount: number | undefined;
  threads: readonly Thread[];
}

/** Earlier exchanges that are looked back at. */
const MEMORY = 20;

/** Words that ask for an order number or contact data, or offer an exception, in what the assistant said before. */
const ASKED_FOR_ORDER = /order number|which order|订单号|哪一笔/i;
const OFFERED_EXCEPTION = /exception|例外/i;

export function situationOf(conversation: Conversation): Situation {
  const tools = knownTools(conversation.tools);
  const byRole = new Map(tools.toReversed().map((tool) => [tool.role, tool]));
  const exampleId = byRole.get("lookup")?.exampleId;
  const { asked } = conversation.current;
  const entities = readEntities(asked, exampleId);
  const before = conversation.earlier.at(-1);
  const history = () => earlierIds(conversation, tools, exampleId);
  const spoken = intentOf(asked.slice(0, 2000));
  const agreed = spoken === "agree" && before !== undefined && OFFERED_EXCEPTION.test(before.said);
  const intent = agreed ? "exception" : spoken;
  let ids = entities.ids;
  if (ids.length === 0 && before && ASKED_FOR_ORDER.test(before.said)) {
    const token = bareToken(asked);
    if (token && !entities.phone) ids = [token];
  }
  const wantsOrder =
    intent === "refund" || intent === "exception" || intent === "order" || intent === "other";
  if (ids.length === 0 && (agreed || (wantsOrder && pointsBack(asked.slice(0, 2000))))) ids = history();
  const contact = contactOf(entities) ?? earlierContact(conversation) ?? {};
  return {
    conversation,
    replies: repliesIn(conversation.locale),
    tools,
    tool: (role) => byRole.get(role),
    intent,
    ids,
    contact,
    amount: entities.amount,
    threads: threadsOf(conversation, tools),
  };
}

function contactOf({ phone, email, name }: Entities): Situation["contact"] | undefined {
  if (!phone && !email && !name) return undefined;
  return { ...(phone && { phone }), ...(email && { email }), ...(name && { name }) };
}

function earlierContact({ earlier }: Conversation): Situation["contact"] | undefined {
  for (const exchange of earlier.slice(-MEMORY).reverse()) {
    const contact = contactOf(readEntities(exchange.asked));
    if (contact) return contact;
  }
  return undefined;
}

/** The orders that the newest earlier exchange with any was about; the newest one alone where there were several. */
function earlierIds({ earlier }: Conversation, tools: readonly KnownTool[], exampleId?: string): string[] {
  const idArgs = new Map(tools.flatMap((tool) => (tool.idArg ? [[tool.name, tool.idArg] as const] : [])));
  for (const exchange of earlier.slice(-MEMORY).reverse()) {
    for (const call of exchange.calls.toReversed()) {
      const arg = idArgs.get(call.name);
      const id = arg === undefined ? undefined : call.input[arg];
      if (typeof id === "string") return [id];
    }
    const last = readEntities(exchange.asked, exampleId).ids.at(-1);
    if (last !== undefined) return [last];
  }
  return [];
}
