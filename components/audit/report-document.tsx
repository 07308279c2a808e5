"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/card";
import { GRADES } from "@/lib/audit/grade";
import { RULE_IDS } from "@/lib/audit/rule-ids";
import type { SavedReport } from "@/lib/audit/saved-report";
import { summarise } from "@/lib/audit/summary";
import type { RuleWords } from "@/lib/audit/words";
import { GradeBadge } from "./grade-badge";
import { ReportActions } from "./report-actions";
import { ReportResult } from "./report-result";
import { ReportSummary } from "./report-summary";

/** Results shown at first, and more at a time. */
const PAGE = 100;

/** A whole report: what was audited, totals, each result. */
export function ReportDocument({ report }: { report: SavedReport }) {
  const t = useTranslations("audit.report");
  const audit = useTranslations("audit");
  const wordsOf = useRuleWords();
  const [shown, setShown] = useState(PAGE);
  const summary = summarise(report.results);
  const rest = report.results.length - shown;
  return (
    <div className="space-y-5">
      <section className="flex items-start gap-4">
        <GradeBadge grade={summary.grade} label={audit("grade", { grade: summary.grade })} size="lg" />
        <div className="min-w-0 space-y-1 text-sm">
          <p className="font-semibold">{t("overall", { results: summary.results, grade: summary.grade })}</p>
          <p className="text-ink-muted tabular-nums">
            {GRADES.filter((grade) => summary.grades[grade] > 0)
              .map((grade) => t("spread", { grade, count: summary.grades[grade] }))
              .join(" · ")}
          </p>
          {report.servers.map(({ source, server, tools }) => (
            <p key={source} className="[overflow-wrap:anywhere]">
              <span className="font-mono text-xs">{source}</span>{" "}
              <span className="text-ink-muted">
                {t("probed", {
                  name: server.name,
                  version: server.version,
                  protocol: server.protocolVersion,
                  probed: tools.filter((tool) => tool.probed).length,
                  total: tools.length,
                })}
              </span>
            </p>
          ))}
          <p className="text-ink-muted text-xs">{t("writtenBy", { version: report.failwell })}</p>
        </div>
      </section>
      <ReportActions report={report} canOpen={false} />
      <ReportSummary summary={summary} titleOf={(ruleId) => wordsOf(ruleId)?.title} />
      <Panel title={t("all")}>
        <ol className="divide-y divide-line">
          {report.results.slice(0, shown).map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity than their place
            <li key={index} className="px-4 py-1">
              <ReportResult result={result} wordsOf={wordsOf} />
            </li>
          ))}
        </ol>
        {rest > 0 ? (
          <div className="p-4">
            <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
              {t("showMore", { count: Math.min(rest, PAGE) })}
            </Button>
          </div>
        ) : null}
      </Panel>
    </div>
  );
}

/** The words of a rule in the page's language; undefined until they are loaded, and for a rule that is not known here. */
function useRuleWords(): (ruleId: string) => RuleWords | undefined {
  const locale = useLocale();
  const [words, setWords] = useState<ReadonlyMap<string, RuleWords>>(new Map());
  useEffect(() => {
    let isStale = false;
    void import("@/lib/audit/browser").then(({ ruleWords }) => {
      if (!isStale) setWords(new Map(RULE_IDS.map((id) => [id, ruleWords(id, locale)])));
    });
    return () => {
      isStale = true;
    };
  }, [locale]);
  return (ruleId) => words.get(ruleId);
}
