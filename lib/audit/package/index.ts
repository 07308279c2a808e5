import { auditItem } from "../audit";
import { forecast } from "../forecast";
import { isAtLeast } from "../grade";
import { itemsFromValue, parseInput } from "../parse-input";
import { rewrite } from "../rewrite";
import { ruleWords } from "../words";

/** From well made to harmful. */
export type Grade = "A" | "B" | "C" | "D" | "F";

/** What you know beyond the result. All optional. */
export interface AuditOptions {
  /** The call is known to have failed, whatever the result says. */
  backendFailed?: boolean;
  toolName?: string;
  /** The arguments of the call: what the caller sent is no leak. */
  input?: unknown;
  /** The tool's `outputSchema`. */
  outputSchema?: unknown;
  /** Language of the messages; `en` where left out. */
  locale?: "en" | "zh";
}

/** One thing that is wrong with a result. */
export interface AuditFinding {
  ruleId: string;
  severity: "error" | "warning" | "note";
  /** JSON pointer into the result and, where the text there is itself JSON, `textPath` into that. */
  path: string;
  textPath?: string;
  /** What was seen there, as one short line. */
  seen: string;
  title: string;
  why: string;
  fix: string;
}

/** The audit of one result. */
export interface ToolResultAudit {
  grade: Grade;
  /** The result tells of a failure, flagged or not. */
  isFailure: boolean;
  findings: AuditFinding[];
  /** Bits of information that the result gives an agent. */
  bits: number;
  /** A better way to return the same thing; `gaps` names placeholders that you fill in. */
  rewritten: { frame: unknown; unchanged: boolean; gaps: string[] };
}

/**
 * Audits what a tool returned: a CallToolResult, a JSON-RPC reply, a `tool_result` block, or a text that holds one. Never throws.
 */
export function auditToolResult(result: unknown, options: AuditOptions = {}): ToolResultAudit {
  const { locale = "en", ...context } = options;
  const items = typeof result === "string" ? parseInput(result, context) : itemsFromValue(result, context);
  const audit = auditItem(items[0] ?? { kind: "result", frame: result, base: "", context });
  const { frame, unchanged, gaps } = rewrite(audit);
  return {
    grade: audit.grade,
    isFailure: audit.view.isFailure,
    findings: audit.findings.map((finding) => ({ ...finding, ...ruleWords(finding.ruleId, locale) })),
    bits: forecast(audit.view).bits,
    rewritten: { frame, unchanged, gaps },
  };
}

/** Whether `grade` is at least as good as `minimum`. */
export function meetsGrade(grade: Grade, minimum: Grade): boolean {
  return isAtLeast(grade, minimum);
}
