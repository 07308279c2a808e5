"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/card";
import { downloadText } from "@/components/ui/download-button";
import { NumberCell, Table } from "@/components/ui/table";
import type { Collected, Summary } from "@/lib/audit/collected";
import { GradeBadge } from "./grade-badge";

const VERSION = "0.1.0";
type Format = "json" | "sarif" | "markdown";

/** Totals over several results, to print or to take along as a file. */
export function ReportPanel({ collected }: { collected: Collected }) {
  const t = useTranslations("audit.report");
  const grade = useTranslations("audit");
  const locale = useLocale();
  const [summary, setSummary] = useState<Summary>();
  useEffect(() => {
    let isStale = false;
    void import("@/lib/audit/browser").then((audit) => {
      if (!isStale) setSummary(audit.summarise(collected.entries));
    });
    return () => {
      isStale = true;
    };
  }, [collected]);

  async function save(format: Format) {
    const audit = await import("@/lib/audit/browser");
    if (format === "markdown")
      downloadText("failwell-audit.md", audit.toMarkdown(collected, locale), "text/markdown");
    if (format === "json") {
      downloadText(
        "failwell-audit.json",
        JSON.stringify(audit.toJsonReport(collected, VERSION, locale), null, 2),
      );
    }
    if (format === "sarif") {
      downloadText(
        "failwell-audit.sarif",
        JSON.stringify(audit.toSarif(collected, VERSION, locale), null, 2),
      );
    }
  }

  const actions = (
    <div className="flex flex-wrap gap-1 print:hidden">
      {(["markdown", "json", "sarif"] as const).map((format) => (
        <Button key={format} variant="quiet" size="sm" onClick={() => save(format)}>
          {t(format)}
        </Button>
      ))}
      <Button variant="quiet" size="sm" onClick={() => print()}>
        {t("print")}
      </Button>
    </div>
  );
  return (
    <Panel title={t("title")} actions={actions}>
      {summary ? (
        <div className="grid items-start gap-5 p-4 lg:grid-cols-2">
          <Table label={t("byTool")}>
            <thead>
              <tr>
                <th scope="col">{t("tool")}</th>
                <th scope="col">{grade("grade", { grade: "" })}</th>
                <th scope="col" className="text-right">
                  {t("results")}
                </th>
                <th scope="col" className="text-right">
                  {t("bits")}
                </th>
              </tr>
            </thead>
            <tbody>
              {summary.tools.length === 0 ? (
                <tr>
                  <th scope="row">{t("noTool")}</th>
                  <td>
                    <GradeBadge grade={summary.grade} label={grade("grade", { grade: summary.grade })} />
                  </td>
                  <NumberCell>{summary.results}</NumberCell>
                  <NumberCell>–</NumberCell>
                </tr>
              ) : (
                summary.tools.map((tool) => (
                  <tr key={tool.tool}>
                    <th scope="row" className="font-mono text-xs [overflow-wrap:anywhere]">
                      {tool.tool}
                    </th>
                    <td>
                      <GradeBadge grade={tool.grade} label={grade("grade", { grade: tool.grade })} />
                    </td>
                    <NumberCell>{tool.results}</NumberCell>
                    <NumberCell>{tool.bits.toFixed(1)}</NumberCell>
                  </tr>
                ))
              )}
            </tbody>
          </Table>
          <Table label={t("byRule")}>
            <thead>
              <tr>
                <th scope="col">{t("rule")}</th>
                <th scope="col" className="text-right">
                  {t("count")}
                </th>
              </tr>
            </thead>
            <tbody>
              {summary.rules.map(({ ruleId, count }) => (
                <tr key={ruleId}>
                  <th scope="row" className="font-mono text-xs">
                    {ruleId}
                  </th>
                  <NumberCell>{count}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ) : null}
    </Panel>
  );
}
