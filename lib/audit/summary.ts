import { type Grade, worstGrade } from "./grade";
import { RULE_IDS, type RuleId } from "./rule-ids";
import type { SavedResult } from "./saved-report";

export type Summary = {
  grade: Grade;
  results: number;
  /** Grade per tool, in order of appearance; bits are the mean of its failures. */
  tools: { tool: string; grade: Grade; results: number; bits: number }[];
  /** How often each rule fired, in the order of the rules. */
  rules: { ruleId: RuleId; count: number }[];
  /** How many results got each grade. */
  grades: Record<Grade, number>;
};

/** What the totals are made of. */
type Row = Pick<SavedResult, "tool" | "grade" | "isFailure" | "bits"> & { findings: { ruleId: string }[] };

/** Totals over all results: the grade is the worst one. */
export function summarise(results: readonly Row[]): Summary {
  const byTool = new Map<string, Row[]>();
  for (const row of results) {
    if (row.tool !== undefined) byTool.set(row.tool, [...(byTool.get(row.tool) ?? []), row]);
  }
  const fired = results.flatMap((row) => row.findings.map((finding) => finding.ruleId));
  const count = (grade: Grade) => results.filter((row) => row.grade === grade).length;
  return {
    grade: worstGrade(results.map((row) => row.grade)),
    results: results.length,
    tools: [...byTool].map(([tool, rows]) => ({
      tool,
      grade: worstGrade(rows.map((row) => row.grade)),
      results: rows.length,
      bits: meanBits(rows),
    })),
    rules: RULE_IDS.map((ruleId) => ({ ruleId, count: fired.filter((id) => id === ruleId).length })).filter(
      (rule) => rule.count > 0,
    ),
    grades: { A: count("A"), B: count("B"), C: count("C"), D: count("D"), F: count("F") },
  };
}

/** Mean information of a tool's failures, in bits; of all its results where none is a failure. */
function meanBits(rows: readonly Row[]): number {
  const failures = rows.filter((row) => row.isFailure);
  const bits = (failures.length > 0 ? failures : rows).flatMap((row) => row.bits ?? []);
  return bits.length === 0 ? 0 : bits.reduce((sum, one) => sum + one, 0) / bits.length;
}
