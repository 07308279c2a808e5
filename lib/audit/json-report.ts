import type { Locale } from "../domain/run-request";
import type { Collected, Entry } from "./collected";
import { withoutCredentials } from "./credentials";
import { forecast } from "./forecast";
import { rewrite } from "./rewrite";
import { REPORT_FORMAT, REPORT_KIND, type SavedReport, type SavedResult } from "./saved-report";
import { type Summary, summarise } from "./summary";
import { findingMessage } from "./words";

/** The whole report as plain JSON: totals, then each result before and after. Secrets in a server's address are taken out. */
export function toJsonReport(
  collected: Collected,
  version: string,
  locale: Locale,
): SavedReport & { summary: Summary } {
  const results = collected.entries.map((entry) => resultOf(entry, locale));
  return {
    kind: REPORT_KIND,
    format: REPORT_FORMAT,
    failwell: version,
    summary: summarise(results),
    servers: collected.probed.map((probed) => ({ ...probed, source: withoutCredentials(probed.source) })),
    results,
  };
}

function resultOf(entry: Entry, locale: Locale): SavedResult {
  const { audit, answer } = entry;
  const after = audit ? rewrite(audit) : undefined;
  return {
    source: withoutCredentials(entry.source),
    label: entry.label,
    ...(entry.tool === undefined ? {} : { tool: entry.tool }),
    grade: entry.grade,
    isFailure: audit?.view.isFailure ?? true,
    ...(answer ? { call: answer.call, latencyMs: answer.latencyMs, outcome: answer.outcome.kind } : {}),
    ...(answer?.outcome.kind === "audited" && answer.outcome.accepted ? { accepted: true } : {}),
    ...(answer?.outcome.kind === "lost" ? { problem: answer.outcome.message } : {}),
    findings: (audit?.findings ?? []).map((finding) => ({
      ...finding,
      message: findingMessage(finding, locale),
    })),
    ...(audit ? { bits: forecast(audit.view).bits, before: audit.item.frame } : {}),
    ...(after && !after.unchanged ? { after: after.frame, gaps: after.gaps } : {}),
  };
}
