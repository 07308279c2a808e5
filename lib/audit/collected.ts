import type { ItemAudit } from "./audit";
import { forecast } from "./forecast";
import { GRADES, type Grade, worstGrade } from "./grade";
import { gradeOfOutcome, type ProbeAnswer, type ProbedTool } from "./probe/probe";
import type { ServerInfo } from "./probe/session";
import { RULE_IDS, type RuleId } from "./rule-ids";

/** One audited result with where it came from. */
export type Entry = {
  /** File, URL or command. */
  source: string;
  /** Which result of the source. */
  label: string;
  tool?: string;
  grade: Grade;
  audit?: ItemAudit;
  /** The answer to one bad call of a probe. */
  answer?: ProbeAnswer;
};

/** A probed server. */
export type Probed = { source: string; server: ServerInfo; tools: ProbedTool[] };

/** All that one audit looked at. */
export type Collected = { entries: Entry[]; probed: Probed[] };

/** The entry of one result in a file or paste. */
export function entryOf(audit: ItemAudit, source: string, index: number): Entry {
  const tool = audit.item.context.toolName;
  return {
    source,
    label: `#${index + 1}`,
    grade: audit.grade,
    audit,
    ...(tool === undefined ? {} : { tool }),
  };
}

/** The entry of one answer of a probe. */
export function entryOfAnswer(answer: ProbeAnswer, source: string): Entry {
  return {
    source,
    label: answer.call.kind,
    // The tool that does not exist is none of the server's.
    ...(answer.call.kind === "unknown_tool" ? {} : { tool: answer.call.tool }),
    grade: gradeOfOutcome(answer.outcome),
    answer,
    ...(answer.outcome.kind === "audited" ? { audit: answer.outcome.audit } : {}),
  };
}

export type Summary = {
  grade: Grade;
  results: number;
  /** Grade per tool, in order of appearance. */
  tools: { tool: string; grade: Grade; results: number; bits: number }[];
  /** How often each rule fired, in the order of the rules. */
  rules: { ruleId: RuleId; count: number }[];
  /** How many results got each grade. */
  grades: Record<Grade, number>;
};

/** Totals over all entries: the grade is the worst one. */
export function summarise(entries: readonly Entry[]): Summary {
  const byTool = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.tool === undefined) continue;
    byTool.set(entry.tool, [...(byTool.get(entry.tool) ?? []), entry]);
  }
  const findings = entries.flatMap((entry) => entry.audit?.findings ?? []);
  const count = (grade: Grade) => entries.filter((entry) => entry.grade === grade).length;
  return {
    grade: worstGrade(entries.map((entry) => entry.grade)),
    results: entries.length,
    tools: [...byTool].map(([tool, list]) => ({
      tool,
      grade: worstGrade(list.map((entry) => entry.grade)),
      results: list.length,
      bits: meanBits(list),
    })),
    rules: RULE_IDS.map((ruleId) => ({
      ruleId,
      count: findings.filter((f) => f.ruleId === ruleId).length,
    })).filter((rule) => rule.count > 0),
    grades: { A: count("A"), B: count("B"), C: count("C"), D: count("D"), F: count("F") },
  };
}

/** Mean information of a tool's failures, in bits; of all its results where none is a failure. */
function meanBits(entries: readonly Entry[]): number {
  const audits = entries.flatMap((entry) => (entry.audit ? [entry.audit] : []));
  const failures = audits.filter((audit) => audit.view.isFailure);
  const counted = failures.length > 0 ? failures : audits;
  if (counted.length === 0) return 0;
  return counted.reduce((sum, audit) => sum + forecast(audit.view).bits, 0) / counted.length;
}

/** Entries from worst to best. */
export function worstFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => GRADES.indexOf(b.grade) - GRADES.indexOf(a.grade));
}
