import type { Call } from "../conversation";
import { isObject } from "../tool-roles";
import { objectsIn } from "./read-source-call";

/** What the coordinator knows of one source that is missing, from the reports alone. */
export interface Missing {
  id: string;
  category: string;
  /** Tries over all reports. */
  attempts: number;
  /** True where a mirror exists that nobody has asked. */
  mirrorLeft: boolean;
  /** True where it was refused and the other credential has not been used. */
  credentialLeft: boolean;
}

export interface Knowledge {
  done: Set<string>;
  missing: Map<string, Missing>;
  notTried: Set<string>;
  /** Sources that were tried and came, and those that did not. */
  successes: number;
  failures: number;
}

/** Adds up all reports of the conversation, in order. */
export function knowledgeOf(ids: readonly string[], calls: readonly Call[]): Knowledge {
  const known: Knowledge = {
    done: new Set(),
    missing: new Map(),
    notTried: new Set(ids),
    successes: 0,
    failures: 0,
  };
  for (const call of calls) {
    const [report] = objectsIn(call.result);
    if (!report) continue;
    for (const entry of listOf(report.partialResults)) addDone(known, String(entry.id));
    for (const entry of listOf(report.failures)) addFailure(known, entry, call.input);
    addUntried(known, report);
  }
  return known;
}

/** A subagent that ended before it tried anything: its sources count as tried in vain, so that it is not sent out for ever. */
function addUntried(known: Knowledge, report: Record<string, unknown>): void {
  const { notTried, partialResults, failures, isRetryable, errorCategory } = report;
  if (!Array.isArray(notTried) || listOf(partialResults).length + listOf(failures).length > 0) return;
  known.failures += notTried.length;
  if (isRetryable === true) return;
  for (const id of notTried.map(String)) {
    known.notTried.delete(id);
    const category = String(errorCategory ?? "");
    const attempts = (known.missing.get(id)?.attempts ?? 0) + 1;
    known.missing.set(id, { id, category, attempts, mirrorLeft: false, credentialLeft: false });
  }
}

function addDone(known: Knowledge, id: string): void {
  known.successes += 1;
  known.done.add(id);
  known.missing.delete(id);
  known.notTried.delete(id);
}

function addFailure(known: Knowledge, entry: Record<string, unknown>, input: Record<string, unknown>): void {
  const id = String(entry.id);
  const before = known.missing.get(id);
  known.failures += 1;
  known.notTried.delete(id);
  const askedMirror = input.use_mirror === true || entry.mirrorTried === true;
  known.missing.set(id, {
    id,
    category: String(entry.errorCategory ?? ""),
    attempts: (before?.attempts ?? 0) + (typeof entry.attempts === "number" ? entry.attempts : 1),
    mirrorLeft: (entry.suggestedAction === "use_mirror" || before?.mirrorLeft === true) && !askedMirror,
    credentialLeft: entry.errorCategory === "permission" && input.credential !== "elevated",
  });
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
