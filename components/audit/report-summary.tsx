"use client";

import { useTranslations } from "next-intl";
import { NumberCell, Table } from "@/components/ui/table";
import type { Summary } from "@/lib/audit/summary";
import { GradeBadge } from "./grade-badge";

/** Grade per tool, and how often each rule fired. `titleOf` gives a rule's title where it is at hand. */
export function ReportSummary({
  summary,
  titleOf,
}: {
  summary: Summary;
  titleOf?: (ruleId: string) => string | undefined;
}) {
  const t = useTranslations("audit.report");
  const audit = useTranslations("audit");
  const tools =
    summary.tools.length > 0
      ? summary.tools
      : [{ tool: undefined, grade: summary.grade, results: summary.results, bits: undefined }];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Table label={t("byTool")}>
        <thead>
          <tr>
            <th scope="col">{t("tool")}</th>
            <th scope="col">{audit("grade", { grade: "" })}</th>
            <th scope="col" className="text-right">
              {t("results")}
            </th>
            <th scope="col" className="text-right">
              {t("bits")}
            </th>
          </tr>
        </thead>
        <tbody>
          {tools.map(({ tool, grade, results, bits }) => (
            <tr key={tool ?? ""}>
              <th scope="row" className="font-mono text-xs [overflow-wrap:anywhere]">
                {tool ?? t("noTool")}
              </th>
              <td>
                <GradeBadge grade={grade} label={audit("grade", { grade })} />
              </td>
              <NumberCell>{results}</NumberCell>
              <NumberCell>{bits?.toFixed(1) ?? "–"}</NumberCell>
            </tr>
          ))}
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
          {summary.rules.length === 0 ? (
            <tr>
              <td colSpan={2}>{t("noFindings")}</td>
            </tr>
          ) : null}
          {summary.rules.map(({ ruleId, count }) => (
            <tr key={ruleId}>
              <th scope="row">
                {titleOf?.(ruleId) ? <span className="block">{titleOf(ruleId)}</span> : null}
                <span className="font-mono font-normal text-ink-muted text-xs">{ruleId}</span>
              </th>
              <NumberCell>{count}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
