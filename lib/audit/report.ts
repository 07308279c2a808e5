import type { Locale } from "../domain/run-request";
import type { ItemAudit } from "./audit";
import { forecast } from "./forecast";
import type { Grade } from "./grade";
import { type HostView, hostViews } from "./host-views";
import { type Rewrite, rewrite } from "./rewrite";
import type { Finding } from "./types";
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

/** The report on an audited item. Pure; never throws. */
export function reportOnAudit(audit: ItemAudit, locale: Locale): AuditReport {
  return {
    findings: audit.findings.map((finding) => ({ ...finding, message: findingMessage(finding, locale) })),
    grade: audit.grade,
    bits: forecast(audit.view).bits,
    rewritten: rewrite(audit),
    hostViews: hostViews(audit.view),
  };
}
