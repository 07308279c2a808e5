import type { Decision } from "@/lib/domain/recovery";
import type { FinalReply, ReplyJudge } from "./agent-deps";
import { type Judgement, judgeAction, judgeFinalText } from "./judge";
import { leakedInternals } from "./leaks";
import type { ToolUse } from "./message-accumulator";
import type { ModelClient } from "./model-client";
import { observeCalls } from "./observe-action";
import type { PendingResult } from "./pending-result";

/** Decisions that the next tool calls show, and the results that are still waiting for one. */
export function decideByCalls(
  pending: readonly PendingResult[],
  calls: readonly ToolUse[],
): { decisions: Decision[]; still: PendingResult[] } {
  const decisions: Decision[] = [];
  const still: PendingResult[] = [];
  for (const result of pending) {
    const action = observeCalls(result, calls, pending);
    if (action) decisions.push(toDecision(result, judgeAction(action, result), "rules"));
    else still.push(result);
  }
  return { decisions, still };
}

/** Decisions that a final reply shows, judged by a model where there is a judge, else by rules. */
export async function decideByReply(
  reply: FinalReply,
  judgeReply: ReplyJudge | undefined,
  hooks: { model: ModelClient; signal: AbortSignal },
): Promise<Decision[]> {
  const actions =
    judgeReply && reply.pending.length > 0
      ? await judgeReply(reply, hooks).catch(() => undefined)
      : undefined;
  hooks.signal.throwIfAborted();
  return reply.pending.map((result) => {
    const action = actions?.get(result.toolUseId);
    if (!action) return toDecision(result, judgeFinalText(reply.text, result, reply.pending), "rules");
    const judged = judgeAction(action, result);
    const leaks = leakedInternals(reply.text).length > 0;
    return toDecision(result, leaks ? { ...judged, verdict: "leaked_internals" } : judged, "model");
  });
}

function toDecision(
  result: PendingResult,
  judgement: Judgement,
  verdictSource: Decision["verdictSource"],
): Decision {
  const { evidence, belief, bits } = result.assessment;
  return {
    toolUseId: result.toolUseId,
    ...judgement,
    evidence,
    belief,
    bits,
    ...(result.truth && { truth: result.truth }),
    verdictSource,
  };
}
