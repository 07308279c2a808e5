import type { Decision, Metrics, Verdict } from "@/lib/domain/recovery";
import type { RunError } from "@/lib/domain/run-error";
import type { RunEvent, ToolResultBlock } from "@/lib/domain/run-event";
import { replayRun } from "@/lib/domain/run-state";

/** One call of a run, and what the agent made of its result. */
export type CallSummary = {
  name: string;
  input: Record<string, unknown>;
  block?: ToolResultBlock;
  decision?: Decision;
};

/** What a figure shows of a run: small enough to travel inside a page. */
export type RunSummary = {
  calls: readonly CallSummary[];
  /** The reply to the customer; empty where the run ended without one. */
  reply: string;
  metrics: Metrics;
} & ({ verdict: Verdict; error?: undefined } | { verdict?: undefined; error: RunError });

/** Sums up a run that has ended. @throws Error on one that has not, RunOrderError on events out of order */
export function summariseRun(events: Iterable<RunEvent>): RunSummary {
  const { status, turns } = replayRun(events);
  const calls = turns.flatMap((turn) =>
    turn.calls.map((call) => ({
      name: call.name,
      input: call.input,
      ...(call.phase !== "called" && { block: call.block }),
      ...(call.phase === "decided" && { decision: call.decision }),
    })),
  );
  const reply = turns.at(-1)?.text ?? "";
  if (status.phase === "finished") return { calls, reply, verdict: status.verdict, metrics: status.metrics };
  if (status.phase === "failed") return { calls, reply, error: status.error, metrics: status.metrics };
  throw new Error("a run that has not ended cannot be summed up");
}
