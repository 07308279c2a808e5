import type { Locale } from "../domain/run-request";
import type { ToolError } from "../domain/tool-error";
import { auditItem } from "./audit";
import { type Forecast, forecast } from "./forecast";
import type { Grade } from "./grade";
import { HELPER_LANGUAGES, type HelperLanguage, helperCode } from "./helper-code";
import { type HostView, hostViews } from "./host-views";
import { LESSON_OF_RULE } from "./lesson-links";
import { MAX_ITEMS, parseInput } from "./parse-input";
import { type Gap, rewrite } from "./rewrite";
import type { AuditContext, AuditItem, Finding } from "./types";
import { type RuleWords, ruleWords } from "./words";

/** Everything the page shows of one result, as plain JSON. */
export type PageReport = {
  item: AuditItem;
  grade: Grade;
  isFailure: boolean;
  findings: (Finding & RuleWords & { lesson: string })[];
  forecast: Forecast;
  rewritten: {
    frame: unknown;
    unchanged: boolean;
    gaps: Gap[];
    bits: number;
    actions: Forecast["actions"];
    error?: ToolError;
  };
  hostViews: HostView[];
  helper: Record<HelperLanguage, string>;
};

/** The page's report on one item. */
export function pageReport(item: AuditItem, locale: Locale): PageReport {
  const audit = auditItem(item);
  const after = rewrite(audit);
  const [language, other] = HELPER_LANGUAGES;
  const errors = after.error ? [after.error] : [];
  const afterForecast = forecast(
    auditItem({ ...item, kind: kindOf(after.frame, item), frame: after.frame, base: baseOf(after.frame) })
      .view,
  );
  return {
    item,
    grade: audit.grade,
    isFailure: audit.view.isFailure,
    findings: audit.findings.map((finding) => ({
      ...finding,
      ...ruleWords(finding.ruleId, locale),
      lesson: LESSON_OF_RULE[finding.ruleId],
    })),
    forecast: forecast(audit.view),
    rewritten: {
      frame: after.frame,
      unchanged: after.unchanged,
      gaps: after.gaps,
      bits: after.unchanged ? forecast(audit.view).bits : afterForecast.bits,
      actions: after.unchanged ? forecast(audit.view).actions : afterForecast.actions,
      ...(after.error ? { error: after.error } : {}),
    },
    hostViews: hostViews(audit.view),
    helper: { [language]: helperCode(language, errors), [other]: helperCode(other, errors) },
  };
}

function isRpcFrame(frame: unknown): boolean {
  return typeof frame === "object" && frame !== null && "jsonrpc" in frame;
}

function kindOf(frame: unknown, item: AuditItem): AuditItem["kind"] {
  if (isRpcFrame(frame)) return "protocol_error";
  return item.kind === "tool_result" ? "tool_result" : "result";
}

function baseOf(frame: unknown): string {
  return isRpcFrame(frame) ? "/error" : "";
}

/** The reports on a pasted text; at most `limit` of them. */
export function pageReports(
  text: string,
  context: AuditContext,
  locale: Locale,
  limit = MAX_ITEMS,
): PageReport[] {
  return parseInput(text, context)
    .slice(0, limit)
    .map((item) => pageReport(item, locale));
}
