"use client";

import { useEffect, useState } from "react";
import type { ReportProblem, SavedReport } from "@/lib/audit/saved-report";

/** Where the audit leaves a report for the report page: in this tab, and nowhere else. */
const KEY = "failwell:audit-report";

/** Leaves a report for the report page. False where the browser has no room for it, or keeps nothing. */
export function handOver(report: SavedReport): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(report));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function handedOver(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

export type ReportState =
  | { kind: "loading" }
  | { kind: "none" }
  | { kind: "open"; report: SavedReport }
  | { kind: "problem"; problem: ReportProblem | { reason: "unreadable" } };

/** The report that was handed over or opened from a file. */
export function useReport() {
  const [state, setState] = useState<ReportState>({ kind: "loading" });

  async function show(text: string, keep: boolean) {
    const { readReport } = await import("@/lib/audit/browser");
    const read = readReport(text);
    // A report that survives a reload of the page; without room it is shown all the same.
    if (read.ok && keep) handOver(read.report);
    setState(read.ok ? { kind: "open", report: read.report } : { kind: "problem", problem: read.problem });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const text = handedOver();
    if (text === undefined) setState({ kind: "none" });
    else void show(text, false);
  }, []);

  return {
    state,
    open: async (file: File) => {
      setState({ kind: "loading" });
      const text = await file.text().catch(() => undefined);
      if (text === undefined) setState({ kind: "problem", problem: { reason: "unreadable" } });
      else await show(text, true);
    },
    close: () => {
      sessionStorage.removeItem(KEY);
      setState({ kind: "none" });
    },
  };
}
