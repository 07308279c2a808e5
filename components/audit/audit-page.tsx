"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Tabs } from "@/components/ui/tabs";
import type { PageReport } from "@/lib/audit/page-report";
import { InYourBuild } from "./in-your-build";
import { PasteTab } from "./paste-tab";
import { ProbeTab } from "./probe-tab";

type Mode = "paste" | "probe" | "ci";

/** The audit: paste a result, probe a server, or take the rules into a build. */
export function AuditPage(props: { initialText: string; initialReports: PageReport[] }) {
  const t = useTranslations("audit");
  const [mode, setMode] = useState<Mode>("paste");
  return (
    <Tabs<Mode>
      label={t("mode")}
      value={mode}
      onChange={setMode}
      keepMounted
      tabs={[
        { id: "paste", label: t("modes.paste"), content: <PasteTab {...props} /> },
        { id: "probe", label: t("modes.probe"), content: <ProbeTab /> },
        { id: "ci", label: t("modes.ci"), content: <InYourBuild /> },
      ]}
    />
  );
}
