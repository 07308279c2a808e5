"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DownloadButton } from "@/components/ui/download-button";
import { OpenFileButton } from "@/components/ui/open-file-button";
import { ErrorState } from "@/components/ui/states";
import { type EvalReport, parseReport } from "@/lib/evals/report";
import { toCsv } from "@/lib/evals/summary";

/** Saves the report as CSV or JSON and opens a saved one. A file that is none changes nothing. */
export function ReportFiles(props: { report: EvalReport; onOpen: (report: EvalReport) => void }) {
  const t = useTranslations("evals.files");
  const [problem, setProblem] = useState<string>();

  async function open(file: File) {
    try {
      props.onOpen(parseReport(JSON.parse(await file.text())));
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-1">
        <DownloadButton
          label={t("csv")}
          fileName="failwell-evals.csv"
          type="text/csv"
          text={() => toCsv(props.report)}
        />
        <DownloadButton
          label={t("json")}
          fileName="failwell-evals.json"
          text={() => JSON.stringify(props.report, null, 1)}
        />
        <OpenFileButton size="sm" variant="quiet" label={t("open")} onFile={(file) => void open(file)} />
      </div>
      {problem ? (
        <ErrorState title={t("broken")}>
          <p>{problem}</p>
        </ErrorState>
      ) : null}
    </div>
  );
}
