import type { Finding } from "./types";

/** From well made to harmful. */
export const GRADES = ["A", "B", "C", "D", "F"] as const;
export type Grade = (typeof GRADES)[number];

/**
 * The grade of one result. A: nothing to object to. B: notes, or one warning. C: several warnings. D: one error.
 * F: several errors, or credentials leaked.
 */
export function gradeOf(findings: readonly Pick<Finding, "severity" | "ruleId">[]): Grade {
  const errors = findings.filter((finding) => finding.severity === "error");
  const warnings = findings.filter((finding) => finding.severity === "warning");
  if (errors.length > 1 || errors.some((finding) => finding.ruleId === "leaks-credentials")) return "F";
  if (errors.length === 1) return "D";
  if (warnings.length > 1) return "C";
  return findings.length > 0 ? "B" : "A";
}

/** Whether a grade is at least as good as another. */
export function isAtLeast(grade: Grade, minimum: Grade): boolean {
  return GRADES.indexOf(grade) <= GRADES.indexOf(minimum);
}

/** The worst of several grades; A where there is none. */
export function worstGrade(grades: readonly Grade[]): Grade {
  return GRADES[Math.max(0, ...grades.map((grade) => GRADES.indexOf(grade)))] ?? "A";
}
