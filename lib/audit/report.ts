import type { Locale } from "../domain/run-request";
import { auditItem, type ItemAudit } from "./audit";
import { forecast } from "./forecast";
import { type Grade, worstGrade } from "./grade";
import { type HostView, hostViews } from "./host-views";
import { parseInput } from "./parse-input";
import { type Rewrite, rewrite } from "./rewrite";
import type { AuditContext, AuditItem, Finding } from "./types";
import { findingMessage } from "./words";

/** Everything the audit says of one result, as the API and the CLI print it. */
export type AuditReport = {
  findings: (Finding & { message: string })[];
  grade: Grade;
  /** Bits of information that the result gives an agent. */
  bits: number;
  /** A better way to return the same thing; `gaps` names its placeholders. */
  rewritten: Rewrite;
  hostViews: HostView[];
};

/** The report on one item. Pure; never throws. */
export function reportOn(item: AuditItem, locale: Locale): AuditReport {
  return reportOnAudit(auditItem(item), locale);
}

/** The report on an item that is already audited. */
export function reportOnAudit(audit: ItemAudit, locale: Locale): AuditReport {
  return {
    findings: audit.findings.map((finding) => ({ ...finding, message: findingMessage(finding, locale) })),
    grade: audit.grade,
    bits: forecast(audit.view).bits,
    rewritten: rewrite(audit),
    hostViews: hostViews(audit.view),
  };
}

/** Audits a pasted text: one entry for each result in it. */
export function auditText(text: string, context: AuditContext = {}): ItemAudit[] {
  return parseInput(text, context).map(auditItem);
}

/** The grade of several results together: the worst of them. */
export function overallGrade(audits: readonly { grade: Grade }[]): Grade {
  return worstGrade(audits.map((audit) => audit.grade));
}
