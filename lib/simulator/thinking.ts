import { HYPOTHESES, RECOVERY_ACTIONS } from "@/lib/domain/recovery";
import { fill, type Replies } from "./replies";
import type { DecidedThread } from "./threads";

/** What the model made of one result and why it acts as it does, in a few sentences. */
export function thinkingAbout(thread: DecidedThread, replies: Replies): string {
  const { assessment, choice } = thread;
  const words = replies.thinking;
  const seen = assessment.evidence.map(({ cue, value }) => `${cue}=${value.slice(0, 40)}`).join(", ");
  const parts = [
    fill(words.result, {
      call: `${thread.name}(${thread.subjectId ?? ""})`,
      evidence: seen || words.nothing,
    }),
  ];
  if (assessment.failedRetries > 0) parts.push(fill(words.retries, { count: assessment.failedRetries + 1 }));
  parts.push(
    fill(words.belief, {
      belief: HYPOTHESES.filter((h) => assessment.belief[h] >= 0.005)
        .map((h) => `${h} ${Math.round(assessment.belief[h] * 100)}%`)
        .join(", "),
      bits: assessment.openBits.toFixed(2),
    }),
    fill(words.drawn, {
      drawn: choice.drawn,
      action: choice.action,
      costs: RECOVERY_ACTIONS.filter((action) => Number.isFinite(choice.costs[action]))
        .sort((a, b) => choice.costs[a] - choice.costs[b])
        .slice(0, 3)
        .map((action) => `${action} ${choice.costs[action].toFixed(1)}`)
        .join(", "),
    }),
  );
  return parts.join(replies.sentenceJoin);
}
