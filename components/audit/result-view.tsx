"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Panel } from "@/components/ui/card";
import { type JsonMark, JsonView } from "@/components/ui/json-view";
import { LiveRegion } from "@/components/ui/live-region";
import type { PageReport } from "@/lib/audit/page-report";
import { FindingList } from "./finding-list";
import { ForecastView } from "./forecast-view";
import { GradeBadge } from "./grade-badge";
import { HelperCode } from "./helper-code";
import { HostTable } from "./host-table";
import { RewrittenView } from "./rewritten-view";

/** Larger JSON is shown as text, cut off. */
const MAX_TREE = 150_000;

/** Everything that the audit says of one result. */
export function ResultView({ report }: { report: PageReport }) {
  const t = useTranslations("audit");
  const [marked, setMarked] = useState<number>();
  const marks = report.findings
    .filter((_, index) => marked === undefined || marked === index)
    .map(
      ({ path, textPath }): JsonMark => ({ pointer: path, ...(textPath ? { textPointer: textPath } : {}) }),
    );
  const text = JSON.stringify(report.item.frame, null, 2);
  return (
    <div className="space-y-5">
      <div className="flex items-center gap-3">
        <GradeBadge grade={report.grade} label={t("grade", { grade: report.grade })} size="lg" />
        <LiveRegion message={`${t("grade", { grade: report.grade })}. ${t(`gradeNote.${report.grade}`)}`} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={t("findings")}>
          <FindingList findings={report.findings} marked={marked} onMark={setMarked} />
        </Panel>
        <div className="min-w-0 space-y-5">
          <Panel title={t("json")}>
            {text.length > MAX_TREE ? (
              <pre className="scroller max-h-96 p-3 font-mono text-xs">{text.slice(0, MAX_TREE)}…</pre>
            ) : (
              <JsonView value={report.item.frame} marks={marks} label={t("jsonLabel")} className="max-h-96" />
            )}
          </Panel>
          <ForecastView report={report} />
        </div>
      </div>
      <RewrittenView report={report} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <HelperCode helper={report.helper} />
        <HostTable views={report.hostViews} />
      </div>
    </div>
  );
}
