import { type Grade, gradeOf } from "./grade";
import { excerpt } from "./json";
import { RULES } from "./rules";
import type { AuditItem, Finding } from "./types";
import { buildView, type ResultView } from "./view";

/** What the rules say of one result. */
export type ItemAudit = { item: AuditItem; view: ResultView; findings: Finding[]; grade: Grade };

/** Runs every rule over one item. Pure; never throws, whatever the item holds. */
export function auditItem(item: AuditItem): ItemAudit {
  const view = buildView(item);
  const findings = RULES.flatMap((rule) =>
    rule.check(view).map(
      ({ place, seen, severity }): Finding => ({
        ruleId: rule.id,
        severity: severity ?? rule.severity,
        ...place,
        seen: excerpt(seen),
      }),
    ),
  );
  return { item, view, findings, grade: gradeOf(findings) };
}
