"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyState } from "@/components/ui/states";
import type { PageReport } from "@/lib/audit/page-report";
import { PasteInput } from "./paste-input";
import { ReportPanel } from "./report-panel";
import { ResultPicker } from "./result-picker";
import { ResultView } from "./result-view";
import { useAudit } from "./use-audit";
import { useHashText } from "./use-hash-text";

/** Paste on the left; what the audit says of it follows. */
export function PasteTab({
  initialText,
  initialReports,
}: {
  initialText: string;
  initialReports: PageReport[];
}) {
  const t = useTranslations("audit");
  const [text, setText] = useHashText(initialText);
  const [failed, setFailed] = useState(false);
  const [picked, setPicked] = useState(0);
  const { reports, hidden, collected } = useAudit(text, failed, {
    text: initialText,
    reports: initialReports,
  });
  const index = Math.min(picked, reports.length - 1);
  const report = reports[index];
  return (
    <div className="space-y-5 pt-5">
      <div className="print:hidden">
        <PasteInput text={text} onText={setText} failed={failed} onFailed={setFailed} />
      </div>
      {reports.length > 1 ? (
        <ResultPicker reports={reports} picked={index} onPick={setPicked} hidden={hidden} />
      ) : null}
      {report ? (
        <ResultView report={report} />
      ) : (
        <EmptyState title={t("input.empty")}>{t("input.emptyBody")}</EmptyState>
      )}
      {collected && reports.length > 1 ? <ReportPanel collected={collected} /> : null}
    </div>
  );
}
