"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { OpenFileButton } from "@/components/ui/open-file-button";
import { Progress } from "@/components/ui/progress";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { ReportDocument } from "./report-document";
import { type ReportState, useReport } from "./use-report";

/** A report of its own address: handed over by the audit in this tab, or opened from a file. */
export function ReportPage() {
  const t = useTranslations("audit.report");
  const { state, open, close } = useReport();
  const file = <FileButton onFile={open} />;
  switch (state.kind) {
    case "loading":
      return <Progress label={t("loading")} />;
    case "none":
      return (
        <EmptyState
          title={t("none")}
          action={
            <>
              <LinkButton href="/audit" variant="secondary">
                {t("toAudit")}
              </LinkButton>
              {file}
            </>
          }
        >
          <p>{t("noneBody")}</p>
        </EmptyState>
      );
    case "problem":
      return (
        <ErrorState title={t("problem")} action={file}>
          <p className="[overflow-wrap:anywhere]">
            <Reason problem={state.problem} />
          </p>
        </ErrorState>
      );
    case "open":
      return (
        <div className="space-y-5">
          <div className="flex flex-wrap gap-2 print:hidden">
            {file}
            <Button variant="quiet" onClick={close}>
              {t("close")}
            </Button>
          </div>
          <ReportDocument report={state.report} />
        </div>
      );
  }
}

function Reason({ problem }: Pick<Extract<ReportState, { kind: "problem" }>, "problem">): ReactNode {
  const t = useTranslations("audit.report.problemReason");
  return problem.reason === "broken" ? t("broken", { field: problem.field }) : t(problem.reason);
}

function FileButton({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const t = useTranslations("audit.report");
  return (
    <OpenFileButton
      variant="secondary"
      label={t("file")}
      title={t("fileHint")}
      onFile={(file) => void onFile(file)}
    />
  );
}
