"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { PageReport } from "@/lib/audit/page-report";
import { GradeBadge } from "./grade-badge";

/** Which of several results is shown. */
export function ResultPicker(props: {
  reports: readonly PageReport[];
  picked: number;
  onPick: (index: number) => void;
  hidden: number;
}) {
  const t = useTranslations("audit");
  return (
    <nav aria-label={t("results")} className="space-y-2 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {props.reports.map((report, index) => {
          const name = report.item.context.toolName ?? t("resultNumber", { number: index + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity than their place
            <li key={index}>
              <button
                type="button"
                aria-current={index === props.picked}
                onClick={() => props.onPick(index)}
                className={cn(
                  "flex min-h-9 max-w-60 items-center gap-2 rounded-control border border-line px-2 text-sm hover:border-line-strong",
                  index === props.picked && "border-accent bg-accent-soft",
                )}
              >
                <GradeBadge grade={report.grade} label={t("grade", { grade: report.grade })} />
                <span className="truncate">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {props.hidden > 0 ? (
        <p className="text-ink-muted text-sm">{t("more", { count: props.hidden })}</p>
      ) : null}
    </nav>
  );
}
