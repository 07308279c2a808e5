import type { Locale } from "../domain/run-request";
import { type Collected, type Entry, summarise } from "./collected";
import { forecast } from "./forecast";
import { rewrite } from "./rewrite";
import { findingMessage } from "./words";

/** The whole report as plain JSON: summary, then each result before and after. */
export function toJsonReport(collected: Collected, version: string, locale: Locale) {
  return {
    failwell: version,
    summary: summarise(collected.entries),
    servers: collected.probed,
    results: collected.entries.map((entry) => entryJson(entry, locale)),
  };
}

function entryJson(entry: Entry, locale: Locale) {
  const { audit, answer } = entry;
  const after = audit ? rewrite(audit) : undefined;
  return {
    source: entry.source,
    label: entry.label,
    ...(entry.tool === undefined ? {} : { tool: entry.tool }),
    grade: entry.grade,
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
