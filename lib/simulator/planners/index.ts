import type { Conversation } from "../conversation";
import { readEntities } from "../entities";
import { fillInput } from "../fill-input";
import type { PlannedBlock } from "../message";
import { knownTools } from "../tool-roles";
import { coordinate } from "./coordinate";
import { fetchSources } from "./fetch-sources";
import { support } from "./support";

/** How the model behaves in one kind of situation. A new situation is a new file here and a line in `PLANNERS`. */
export interface Planner {
  /** Whether the conversation, by its tools, is of this planner's kind. */
  fits(conversation: Conversation): boolean;
  plan(conversation: Conversation): PlannedBlock[];
}

/** Asked in turn; the last one takes everything. */
const PLANNERS: readonly Planner[] = [coordinate, fetchSources, support];

/** The blocks of the model's reply, with `tool_choice` and `thinking` obeyed. */
export function planReply(conversation: Conversation): PlannedBlock[] {
  const { request } = conversation;
  const planner = PLANNERS.find((candidate) => candidate.fits(conversation)) ?? support;
  let blocks = planner
    .plan(conversation)
    .filter((block) => block.type !== "thinking" || block.thinking !== "");
  if (request.thinking?.type === "disabled") blocks = blocks.filter((block) => block.type !== "thinking");
  const choice = request.tool_choice;
  if (choice?.type === "any" || choice?.type === "tool") blocks = forced(blocks, conversation, choice);
  if (choice && choice.type !== "none" && choice.disable_parallel_tool_use) {
    const first = blocks.findIndex((block) => block.type === "tool_use");
    blocks = blocks.filter((block, index) => block.type !== "tool_use" || index === first);
  }
  return blocks;
}

/** A reply that must call a tool: the planned calls where they fit, else one call with what is known. */
function forced(
  blocks: PlannedBlock[],
  conversation: Conversation,
  choice: { type: "any" } | { type: "tool"; name: string },
): PlannedBlock[] {
  const fits = (block: PlannedBlock) =>
    block.type === "tool_use" && (choice.type === "any" || block.name === choice.name);
  if (blocks.some(fits)) return blocks.filter((block) => block.type === "thinking" || fits(block));
  const tools = knownTools(conversation.tools);
  const tool = choice.type === "tool" ? tools.find(({ name }) => name === choice.name) : tools[0];
  if (!tool) return blocks;
  const { asked } = conversation.current;
  const entities = readEntities(asked, tool.exampleId);
  const input = fillInput(tool, { ...entities, id: entities.ids[0] ?? "" }, asked) ?? {};
  return [
    ...blocks.filter((block) => block.type === "thinking"),
    { type: "tool_use", name: tool.name, input },
  ];
}
