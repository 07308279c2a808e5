import { type AuditOptions, auditToolResult, type Grade, meetsGrade } from "./index";

/** Options of the matcher: those of `auditToolResult`, and the worst grade that passes (A where left out). */
export interface FailWellOptions extends AuditOptions {
  minGrade?: Grade;
}

/**
 * Matcher for Vitest and Jest: the result is a failure, and well made. Register it once with
 * `expect.extend({ toFailWell })`, then `expect(result).toFailWell()`.
 */
export function toFailWell(
  received: unknown,
  options: FailWellOptions = {},
): { pass: boolean; message: () => string; actual?: unknown; expected?: unknown } {
  const { minGrade = "A", ...context } = options;
  const audit = auditToolResult(received, context);
  if (!audit.isFailure) {
    return {
      pass: false,
      message: () => "expected a failed tool result, but nothing in it tells of a failure",
    };
  }
  const pass = meetsGrade(audit.grade, minGrade);
  const details = audit.findings.map(({ severity, ruleId, title, path, textPath, seen, fix }) => {
    const place = `${path || "/"}${textPath ? `#${textPath}` : ""}`;
    return `  ${severity} ${ruleId}: ${title}\n    at ${place}${seen ? `: ${seen}` : ""}\n    → ${fix}`;
  });
  return {
    pass,
    message: () =>
      pass
        ? `expected the tool result to get a grade worse than ${minGrade}, but it got ${audit.grade}`
        : [`expected grade ${minGrade} or better, but the tool result got ${audit.grade}`, ...details].join(
            "\n",
          ),
    ...(pass || audit.rewritten.unchanged ? {} : { actual: received, expected: audit.rewritten.frame }),
  };
}
