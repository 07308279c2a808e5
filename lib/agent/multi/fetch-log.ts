import type { SourceState } from "@/lib/domain/agents/agents-event";
import type { ReportedFailure, SubagentReport } from "@/lib/domain/agents/report";
import type { TrueOutcome } from "@/lib/domain/outcome";
import type { ToolError } from "@/lib/domain/tool-error";

/** How the newest fetch of one source ended. */
export type FetchOutcome =
  | { kind: "found"; via: "primary" | "mirror" }
  | { kind: "empty"; via: "primary" | "mirror" }
  | { kind: "failed"; error: ToolError };

type Entry = { attempts: number; mirrorTried: boolean; hasMirror: boolean; outcome: FetchOutcome };

/** What one subagent's harness saw of its fetches; the report is made from this, not from what the model says. */
export class FetchLog {
  readonly #entries = new Map<string, Entry>();

  /** Notes the outcome of one try. */
  note(id: string, mirror: boolean, outcome: FetchOutcome): void {
    const before = this.#entries.get(id);
    const suggestsMirror = outcome.kind === "failed" && outcome.error.suggestedAction === "use_mirror";
    this.#entries.set(id, {
      attempts: (before?.attempts ?? 0) + (mirror ? 0 : 1),
      mirrorTried: mirror || before?.mirrorTried === true,
      hasMirror: suggestsMirror || before?.hasMirror === true,
      outcome,
    });
  }

  attempts(id: string): number {
    return this.#entries.get(id)?.attempts ?? 0;
  }

  /** Failed sources so far. */
  get failures(): number {
    return [...this.#entries.values()].filter(({ outcome }) => outcome.kind === "failed").length;
  }

  /** The ids that are really done. */
  get done(): string[] {
    return [...this.#entries].filter(([, { outcome }]) => outcome.kind !== "failed").map(([id]) => id);
  }

  /** The truth about the newest fetch of a source, for the verdict. */
  truthOf(id: string): TrueOutcome | undefined {
    const outcome = this.#entries.get(id)?.outcome;
    if (!outcome) return undefined;
    if (outcome.kind !== "failed") return { kind: outcome.kind };
    return { kind: "failed", category: outcome.error.errorCategory, recoverable: false };
  }

  /** The report on the sources that were asked for. With `hideFailures` a failed source reads as an empty one. */
  report(ids: readonly string[], hideFailures: boolean): SubagentReport {
    const partialResults: SubagentReport["partialResults"] = [];
    const failures: ReportedFailure[] = [];
    const notTried: string[] = [];
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (!entry) notTried.push(id);
      else if (entry.outcome.kind !== "failed") {
        partialResults.push({ id, via: entry.outcome.via, empty: entry.outcome.kind === "empty" });
      } else if (hideFailures) partialResults.push({ id, via: "primary", empty: true });
      else failures.push(toFailure(id, entry, entry.outcome.error));
    }
    return {
      partialResults,
      failures,
      notTried,
      coverage: { done: partialResults.length, total: ids.length },
    };
  }
}

function toFailure(id: string, entry: Entry, error: ToolError): ReportedFailure {
  return {
    id,
    errorCategory: error.errorCategory,
    message: error.message,
    attempts: entry.attempts,
    ...((entry.hasMirror || entry.mirrorTried) && { mirrorTried: entry.mirrorTried }),
    ...(error.suggestedAction !== undefined && { suggestedAction: error.suggestedAction }),
  };
}

/** The cell that an outcome turns a source into. */
export function stateOf(outcome: FetchOutcome): SourceState {
  if (outcome.kind === "failed") return outcome.error.errorCategory === "permission" ? "forbidden" : "failed";
  if (outcome.kind === "empty") return "empty";
  return outcome.via === "mirror" ? "mirror" : "done";
}
