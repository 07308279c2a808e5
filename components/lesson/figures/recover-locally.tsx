"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SourceCellView } from "@/components/agents/source-cell";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { Strategy } from "@/lib/domain/agents/agents-request";
import type { AgentsStatus, SourceCell } from "@/lib/domain/agents/agents-state";
import { Link } from "@/lib/i18n/routing";
import { Outcome } from "../outcome";
import { Reply } from "./reply";

type Finished = Omit<Extract<AgentsStatus, { phase: "finished" }>, "phase">;

/** Lesson 7: the same 28 sources and the same faults under three strategies. The whole lab is one link away. */
export function RecoverLocally(props: {
  runs: readonly { strategy: Strategy; cells: Readonly<Record<string, SourceCell>>; end: Finished }[];
}) {
  const t = useTranslations("lessons.strategies");
  const [strategy, setStrategy] = useState<Strategy>("local_recovery");
  const run = props.runs.find((one) => one.strategy === strategy);
  if (!run) return null;
  const { end } = run;
  return (
    <div className="space-y-3">
      <SegmentedControl
        legend={t("legend")}
        size="sm"
        value={strategy}
        onChange={setStrategy}
        options={props.runs.map(({ strategy: value }) => ({ value, label: t(`names.${value}`) }))}
      />
      <Outcome>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1">
          {Object.entries(run.cells).map(([id, cell]) => (
            <SourceCellView key={id} id={id} cell={cell} />
          ))}
        </ul>
        <p className="mt-3 text-sm">
          <strong>{t("coverage", { done: end.done, total: end.total })}</strong>{" "}
          {t("claimed", { claimed: end.claimed ?? 0 })}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {t("cost", {
            messages: end.metrics.messages,
            fetches: end.metrics.fetches,
            tokens: end.metrics.inputTokens + end.metrics.outputTokens,
          })}
        </p>
        <Reply text={end.answer} reader="user" />
        <p className="mt-3 text-sm no-print">
          <Link href="/agents" className="link">
            {t("lab")}
          </Link>
        </p>
      </Outcome>
    </div>
  );
}
