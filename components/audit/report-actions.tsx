"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download-button";
import { LinkButton } from "@/components/ui/link-button";
import type { SavedReport } from "@/lib/audit/saved-report";
import { handOver } from "./use-report";

type Format = "json" | "sarif" | "markdown";

/** What can be done with a report: open it as a page, save it in a format, print it. */
export function ReportActions({ report, canOpen }: { report: SavedReport; canOpen: boolean }) {
  const t = useTranslations("audit.report");
  const locale = useLocale();
  const [tooBig, setTooBig] = useState(false);

  async function save(format: Format) {
    const audit = await import("@/lib/audit/browser");
    if (format === "markdown")
      downloadText("failwell-audit.md", audit.toMarkdown(report, locale), "text/markdown");
    if (format === "json") downloadText("failwell-audit.json", JSON.stringify(report, null, 2));
    if (format === "sarif")
      downloadText("failwell-audit.sarif", JSON.stringify(audit.toSarif(report, locale), null, 2));
  }

  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      {canOpen ? (
        <LinkButton
          href="/audit/report"
          prefetch={false}
          variant="secondary"
          size="sm"
          onClick={(event) => {
            const kept = handOver(report);
            setTooBig(!kept);
            if (!kept) event.preventDefault();
          }}
        >
          {t("open")}
        </LinkButton>
      ) : null}
      {(["markdown", "json", "sarif"] as const).map((format) => (
        <Button key={format} variant="quiet" size="sm" onClick={() => save(format)}>
          {t(format)}
        </Button>
      ))}
      <Button variant="quiet" size="sm" onClick={() => print()}>
        {t("print")}
      </Button>
      {tooBig ? (
        <p role="alert" className="basis-full text-permission text-sm">
          {t("tooBig")}
        </p>
      ) : null}
    </div>
  );
}
