"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Panel } from "@/components/ui/card";
import type { Collected } from "@/lib/audit/collected";
import type { toJsonReport } from "@/lib/audit/json-report";
import { ReportActions } from "./report-actions";
import { ReportSummary } from "./report-summary";

const VERSION = "0.1.0";

/** Totals over several results, to open as a page of its own or to take along as a file. */
export function ReportPanel({ collected }: { collected: Collected }) {
  const t = useTranslations("audit.report");
  const locale = useLocale();
  const [report, setReport] = useState<ReturnType<typeof toJsonReport>>();
  useEffect(() => {
    let isStale = false;
    void import("@/lib/audit/browser").then((audit) => {
      if (!isStale) setReport(audit.toJsonReport(collected, VERSION, locale));
    });
    return () => {
      isStale = true;
    };
  }, [collected, locale]);
  return (
    <Panel title={t("title")} actions={report ? <ReportActions report={report} canOpen /> : null}>
      {report ? (
        <div className="p-4">
          <ReportSummary summary={report.summary} />
        </div>
      ) : null}
    </Panel>
  );
}
