"use client";

import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/quiz/confirm-dialog";
import { Button } from "@/components/ui/button";
import { DownloadButton } from "@/components/ui/download-button";
import { LinkButton } from "@/components/ui/link-button";
import { LiveRegion } from "@/components/ui/live-region";
import { OpenFileButton } from "@/components/ui/open-file-button";
import { ErrorState } from "@/components/ui/states";
import { ProgressParseError, type ProgressParseErrorKind } from "@/lib/progress/parse";
import { exportProgress, importProgress, resetProgress } from "@/lib/progress/progress-store";
import { discardAttempts } from "@/lib/quiz/attempt-store";

const FILE_NAME = "failwell-progress.json";

type ImportError = { kind: ProgressParseErrorKind | "unreadable"; field?: string | undefined };

/** Export, import, reset: progress as a file, merged in, or forgotten after a question. */
export function TransferProgress() {
  const t = useTranslations("progress");
  const [error, setError] = useState<ImportError>();
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);

  async function take(file: File) {
    setError(undefined);
    setSaid("");
    try {
      importProgress(await file.text());
      setSaid(t("imported"));
    } catch (cause) {
      setError(
        cause instanceof ProgressParseError
          ? { kind: cause.kind, field: cause.field }
          : { kind: "unreadable" },
      );
    }
  }

  return (
    <section className="space-y-4">
      <h2 className="font-semibold text-xl">{t("keep")}</h2>
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          fileName={FILE_NAME}
          text={exportProgress}
          label={t("export")}
          variant="secondary"
          size="md"
        />
        <OpenFileButton
          icon={<Upload aria-hidden className="size-4" />}
          label={t("import")}
          onFile={(file) => void take(file)}
        />
        <LinkButton href="/progress/certificate">{t("certificate.link")}</LinkButton>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("reset")}
        </Button>
      </div>
      <p className="text-ink-muted text-sm">{t("importHint")}</p>
      <LiveRegion message={said} className="font-medium" />
      {error ? (
        <ErrorState title={t("importErrors.title")}>
          {t(`importErrors.${error.kind}`, { field: error.field ?? "" })}
        </ErrorState>
      ) : null}
      <ConfirmDialog
        danger
        open={isAsking}
        title={t("resetTitle")}
        confirm={t("resetYes")}
        cancel={t("resetNo")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          resetProgress();
          discardAttempts();
          setSaid(t("resetDone"));
        }}
      >
        <div className="space-y-3">
          <p>{t("resetBody")}</p>
          <DownloadButton
            fileName={FILE_NAME}
            text={exportProgress}
            label={t("resetExport")}
            variant="secondary"
            size="md"
          />
        </div>
      </ConfirmDialog>
    </section>
  );
}
