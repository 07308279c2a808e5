"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Panel } from "@/components/ui/card";
import { CodeBlock } from "@/components/ui/code-block";
import { Tabs } from "@/components/ui/tabs";
import type { HelperLanguage } from "@/lib/audit/helper-code";

const FILES: Record<HelperLanguage, string> = { typescript: "tool-error.ts", python: "tool_error.py" };

/** `toolError()` to take along, in either language. */
export function HelperCode({ helper }: { helper: Record<HelperLanguage, string> }) {
  const t = useTranslations("audit");
  const [language, setLanguage] = useState<HelperLanguage>("typescript");
  const tab = (id: HelperLanguage) => ({
    id,
    label: t(`languages.${id}`),
    content: <CodeBlock code={helper[id]} label={FILES[id]} className="mt-3 max-h-[32rem] overflow-y-auto" />,
  });
  return (
    <Panel title={t("helper")}>
      <div className="space-y-2 p-4">
        <p className="text-ink-muted text-sm">{t("helperNote")}</p>
        <Tabs
          label={t("helper")}
          value={language}
          onChange={setLanguage}
          tabs={[tab("typescript"), tab("python")]}
        />
      </div>
    </Panel>
  );
}
