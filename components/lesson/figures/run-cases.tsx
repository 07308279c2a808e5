"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { VerdictBadge } from "@/components/trace/verdict-badge";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { caseKey, type RunCase, type RunCaseFigure, type RunColumn } from "@/lib/content/lessons/run-cases";
import type { RunSummary } from "@/lib/content/lessons/run-summary";
import { Outcome } from "../outcome";
import { CallLine } from "./call-line";
import { Reply } from "./reply";

/** Whole runs side by side: what the model read first, what it did, what the customer was told, what it cost. */
export function RunCases({ figure, cases }: { figure: RunCaseFigure; cases: readonly RunCase[] }) {
  const t = useTranslations("lessons.cases");
  const [chosen, setChosen] = useState(cases[0] ? caseKey(cases[0].id) : "");
  const shown = cases.find(({ id }) => caseKey(id) === chosen);
  return (
    <div className="space-y-3">
      <SegmentedControl
        legend={t(`${figure}.legend`)}
        size="sm"
        value={chosen}
        onChange={setChosen}
        options={cases.map(({ id }) => ({
          value: caseKey(id),
          label: typeof id === "string" ? t(`names.${id}`) : <code>{id.orderId}</code>,
        }))}
      />
      <Outcome>
        <div className="space-y-4">
          {shown?.columns.map(({ column, summary }) => (
            <RunView key={column} column={column} summary={summary} />
          ))}
        </div>
      </Outcome>
    </div>
  );
}

function RunView({ column, summary }: { column: RunColumn; summary: RunSummary }) {
  const t = useTranslations("lessons.cases");
  const format = useFormatter();
  const { metrics } = summary;
  return (
    <section>
      <h3 className="figure-step">
        {t(`columns.${column}`)}
        {summary.verdict ? <VerdictBadge verdict={summary.verdict} /> : null}
      </h3>
      <p className="crowd-text">{textOf(summary) || t("nothing")}</p>
      <ul className="mt-1.5 space-y-1">
        {summary.calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one finished run
          <li key={index}>
            <CallLine call={call} />
          </li>
        ))}
      </ul>
      {summary.reply ? <Reply text={summary.reply} /> : <p className="mt-2 text-sm">{t("noReply")}</p>}
      <p className="mt-1.5 text-ink-muted text-sm tabular-nums">
        {t("cost", {
          calls: metrics.toolCalls,
          wasted: metrics.wastedCalls,
          turns: metrics.turns,
          tokens: format.number(metrics.inputTokens + metrics.outputTokens),
          waiting: format.number(metrics.waitingMs / 1000, { maximumFractionDigits: 1 }),
          claims: metrics.wrongClaims,
        })}
      </p>
    </section>
  );
}

/** The text that the model read as the result of its first call; empty where it read none. */
function textOf({ calls }: RunSummary): string {
  const content = calls[0]?.block?.content ?? "";
  if (typeof content === "string") return content;
  return content.map((block) => (typeof block.text === "string" ? block.text : "")).join("\n");
}
