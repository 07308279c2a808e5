"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/ui/callout";
import { Panel } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { JsonView } from "@/components/ui/json-view";
import type { PageReport } from "@/lib/audit/page-report";
import { ShareList } from "./forecast-view";

/** The same result said well, with what it changes for the agent. */
export function RewrittenView({ report }: { report: PageReport }) {
  const t = useTranslations("audit");
  const { rewritten, forecast } = report;
  if (rewritten.unchanged) {
    return (
      <Panel title={t("rewritten")}>
        <p className="p-4 text-sm">{t("unchanged")}</p>
      </Panel>
    );
  }
  const text = JSON.stringify(rewritten.frame, null, 2);
  return (
    <Panel title={t("rewritten")} actions={<CopyButton text={text} />}>
      <div className="grid gap-5 p-4 lg:grid-cols-2">
        <div className="min-w-0 space-y-3">
          <JsonView
            value={rewritten.frame}
            label={t("rewritten")}
            className="max-h-96 rounded-card border border-line"
          />
          {rewritten.gaps.length > 0 ? (
            <Callout kind="note" title={t("gaps")}>
              <ul className="list-disc pl-5 text-sm">
                {rewritten.gaps.map((gap) => (
                  <li key={gap}>{t(`gap.${gap}`)}</li>
                ))}
              </ul>
            </Callout>
          ) : null}
        </div>
        <div className="grid content-start gap-5 sm:grid-cols-2">
          <Side title={t("before")} bits={forecast.bits} actions={forecast.actions} />
          <Side title={t("after")} bits={rewritten.bits} actions={rewritten.actions} />
        </div>
      </div>
    </Panel>
  );
}

function Side(props: { title: string; bits: number; actions: PageReport["forecast"]["actions"] }) {
  const t = useTranslations("audit");
  return (
    <section aria-label={props.title} className="min-w-0 space-y-2">
      <h3 className="font-semibold text-sm">{props.title}</h3>
      <p className="text-ink-muted text-sm">
        {t("bits")}: <span className="font-semibold text-ink tabular-nums">{props.bits.toFixed(1)}</span>
      </p>
      <ShareList actions={props.actions} />
    </section>
  );
}
