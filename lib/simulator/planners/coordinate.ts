import type { Parameters } from "@/lib/decision";
import type { Conversation } from "../conversation";
import type { PlannedBlock } from "../message";
import { coordinatorAnswer, coordinatorThinking } from "../replies/coordinator";
import { type Knowledge, knowledgeOf, type Missing } from "./coordinate-state";
import type { Planner } from "./index";
import { listedIds } from "./read-source-call";

/** What one more source is worth to the report, and what one more delegation costs, in minutes of a reader's patience. */
const SOURCE_VALUE = 3;
const DELEGATION_COST = 1;
/** A mirror or another credential that a report names usually works. */
const ALTERNATIVE_WORKS = 0.8;

/** A way to get a missing source, with its chance. */
export type Option = { kind: "retry" | "mirror" | "credential"; chance: number };

/**
 * Gives sources out to subagents, then weighs for each missing one whether another try is worth its cost: value × chance − cost,
 * from the reports alone. What is not worth it is accepted as missing and said.
 */
export const coordinate: Planner = {
  fits: ({ tools }) => tools.some(({ name }) => /delegate|subagent/i.test(name)),
  plan(conversation) {
    const tool = conversation.tools.find(({ name }) => /delegate|subagent/i.test(name));
    const { asked, calls } = conversation.current;
    const ids = listedIds(asked);
    const known = knowledgeOf(ids, calls);
    const delegations = tool ? nextDelegations(conversation, ids, known) : [];
    const thinking = coordinatorThinking(conversation.locale, known, delegations.length);
    if (!tool || delegations.length === 0) {
      return [
        { type: "thinking", thinking },
        { type: "text", text: coordinatorAnswer(conversation.locale, ids, known) },
      ];
    }
    const uses = delegations.map((input): PlannedBlock => ({ type: "tool_use", name: tool.name, input }));
    return [{ type: "thinking", thinking }, ...uses];
  },
};

function nextDelegations(
  { current, parameters }: Conversation,
  ids: readonly string[],
  known: Knowledge,
): Record<string, unknown>[] {
  const workers = workersAsked(current.asked);
  const byKind: Record<Option["kind"], string[]> = { retry: [], mirror: [], credential: [] };
  for (const missing of known.missing.values()) {
    const option = bestOption(missing, parameters);
    if (option && option.chance * SOURCE_VALUE > DELEGATION_COST) byKind[option.kind].push(missing.id);
  }
  // How likely an untried source is to come, by Laplace's rule of succession over what was tried.
  const comes = (known.successes + 1) / (known.successes + known.failures + 2);
  const untried = comes * SOURCE_VALUE > DELEGATION_COST ? ids.filter((id) => known.notTried.has(id)) : [];
  return [
    ...shares(untried, workers).map((source_ids) => ({ source_ids })),
    // Each by itself: a subagent that stops at its first failure must not keep the others waiting.
    ...byKind.retry.map((id) => ({ source_ids: [id] })),
    ...(byKind.mirror.length > 0 ? [{ source_ids: byKind.mirror, use_mirror: true }] : []),
    ...(byKind.credential.length > 0 ? [{ source_ids: byKind.credential, credential: "elevated" }] : []),
  ];
}

function bestOption(missing: Missing, { retryClears }: Parameters): Option | undefined {
  const { a, b } = retryClears;
  const options: Option[] = [];
  if (missing.category === "transient")
    options.push({ kind: "retry", chance: a / (a + b + missing.attempts) });
  if (missing.mirrorLeft) options.push({ kind: "mirror", chance: ALTERNATIVE_WORKS });
  if (missing.credentialLeft) options.push({ kind: "credential", chance: ALTERNATIVE_WORKS });
  return options.sort((x, y) => y.chance - x.chance)[0];
}

/** How many subagents the request names; four where it names none. */
function workersAsked(asked: string): number {
  const count = /(\d+)\s*(?:subagents?|个子代理)/i.exec(asked)?.[1];
  return count === undefined ? 4 : Math.max(1, Number(count));
}

/** Cuts a list into at most `parts` shares of nearly equal size. */
function shares(ids: readonly string[], parts: number): string[][] {
  const size = Math.ceil(ids.length / parts);
  if (size === 0) return [];
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
