"use client";

import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/card";
import { Stat, StatList } from "@/components/ui/stat";
import type { PageReport } from "@/lib/audit/page-report";

/** Smaller shares are left out. */
const MIN_SHARE = 0.01;

/** Bits of information, and what the simulated model would do next. */
export function ForecastView({ report }: { report: PageReport }) {
  const t = useTranslations("audit");
  const { bits, actions } = report.forecast;
  return (
    <Panel title={t("forecast")}>
      <div className="space-y-4 p-4">
        <StatList>
          <Stat label={t("bits")} value={bits.toFixed(1)} note={t("bitsNote")} />
        </StatList>
        <ShareList actions={actions} />
        <p className="text-ink-muted text-xs">{t("forecastNote")}</p>
      </div>
    </Panel>
  );
}

/** Shares of actions as bars with words and figures. */
export function ShareList({ actions }: { actions: PageReport["forecast"]["actions"] }) {
  const t = useTranslations("audit");
  return (
    <ul className="space-y-1.5">
      {actions
        .filter(({ share }) => share >= MIN_SHARE)
        .map(({ action, share }) => (
          <li key={action} className="text-sm">
            <span className="flex justify-between gap-3">
              <span>{t(`action.${action}`)}</span>
              <span className="tabular-nums">{Math.round(share * 100)}%</span>
            </span>
            <span aria-hidden className="mt-0.5 block h-1.5 overflow-hidden rounded-full bg-line">
              <span className="swatch block h-full bg-accent" style={{ width: `${share * 100}%` }} />
            </span>
          </li>
        ))}
    </ul>
  );
}
