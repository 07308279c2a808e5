"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { chooseCodeLanguage, useCodeLanguage } from "./code-language";

/** Tabs over two highlighted samples; all tabs of all pages follow one choice. */
export function CodeTabsIsland(props: { typescript: ReactNode; python: ReactNode }) {
  const t = useTranslations("lessons");
  return (
    <Tabs
      className="not-prose"
      label={t("codeLanguage")}
      value={useCodeLanguage()}
      onChange={chooseCodeLanguage}
      keepMounted
      tabs={[
        { id: "typescript", label: "TypeScript", content: props.typescript },
        { id: "python", label: "Python", content: props.python },
      ]}
    />
  );
}
