"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Collected } from "@/lib/audit/collected";
import type { PageReport } from "@/lib/audit/page-report";

/** Results shown one by one; the report files hold them all. */
const MAX_SHOWN = 50;
const TYPING_PAUSE_MS = 200;

export type AuditState = {
  reports: PageReport[];
  /** Results in the text beyond those shown. */
  hidden: number;
  /** For the report; absent until the audit has run in the browser. */
  collected: Collected | undefined;
};

/** Audits a text in the browser a moment after it last changed. The rules are loaded when first needed. */
export function useAudit(
  text: string,
  backendFailed: boolean,
  initial: { text: string; reports: PageReport[] },
): AuditState {
  const locale = useLocale();
  const [state, setState] = useState<AuditState>({
    reports: initial.reports,
    hidden: 0,
    collected: undefined,
  });
  const shownFor = useRef(`${initial.text}false`);
  useEffect(() => {
    const key = `${text}${backendFailed}`;
    if (shownFor.current === key) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const audit = await import("@/lib/audit/browser");
      if (isStale) return;
      const items = audit.parseInput(text, backendFailed ? { backendFailed: true } : {});
      shownFor.current = key;
      setState({
        reports: items.slice(0, MAX_SHOWN).map((item) => audit.pageReport(item, locale)),
        hidden: Math.max(0, items.length - MAX_SHOWN),
        collected: {
          entries: items.map((item, index) => audit.entryOf(audit.auditItem(item), "paste", index)),
          probed: [],
        },
      });
    }, TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, backendFailed, locale]);
  return state;
}
