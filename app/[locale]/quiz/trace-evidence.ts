import "server-only";
import type { TraceQuestion } from "@/lib/content/quiz/types";
import type { Locale } from "@/lib/domain/run-request";
import { replayRun } from "@/lib/domain/run-state";
import { collectLabRun } from "@/lib/lab/run-lab";
import type { Evidence, TraceStep } from "@/lib/quiz/question-view";

/** Runs a trace question's request for real and keeps what happened up to its `afterResults`-th tool result. */
export async function traceEvidence(question: TraceQuestion, locale: Locale): Promise<Evidence> {
  const state = replayRun(await collectLabRun({ ...question.run, locale }, { tap: false }));
  const calls = state.turns.flatMap((turn) => turn.calls).slice(0, question.afterResults);
  const steps = calls.flatMap((call): TraceStep[] => {
    if (call.phase === "called") return [];
    return [
      { kind: "call", name: call.name, input: call.input },
      { kind: "result", block: call.block },
    ];
  });
  if (steps.length !== 2 * question.afterResults) {
    throw new Error(`The run of ${question.id} has fewer tool results than the question shows`);
  }
  return { kind: "trace", prompt: state.started?.prompt ?? "", steps };
}
