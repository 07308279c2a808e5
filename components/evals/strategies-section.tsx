"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { StreamProblemView } from "@/components/lab/stream-problem-view";
import { DownloadButton } from "@/components/ui/download-button";
import { Field, Select } from "@/components/ui/field";
import { LiveRegion } from "@/components/ui/live-region";
import { Progress } from "@/components/ui/progress";
import { RunStopButton } from "@/components/ui/run-stop-button";
import { runsOf, type StrategyReport, strategyCsv } from "@/lib/evals/strategies/report";
import { strategyRunCount } from "@/lib/evals/strategies/spec";
import { Link } from "@/lib/i18n/routing";
import { StrategyTables } from "./strategy-tables";
import { useStrategies } from "./use-strategies";

const TRIALS = [2, 5, 10, 20, 50] as const;

/** How the strategies of the multi-agent lab fare over many fault plans. `initial` was measured when the site was built. */
export function StrategiesSection({ initial }: { initial: StrategyReport }) {
  const t = useTranslations("evals.strategies");
  const [trials, setTrials] = useState<number>(10);
  const { report, phase, problem, run, stop } = useStrategies(initial);
  const start = () => void run({ ...initial.spec, trials });
  return (
    <section aria-labelledby="strategies" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="strategies" className="font-semibold text-xl">
          {t("title")}
        </h2>
        <div className="flex flex-wrap gap-1">
          <DownloadButton
            label={t("csv")}
            fileName="failwell-strategies.csv"
            type="text/csv"
            text={() => strategyCsv(report)}
          />
          <DownloadButton
            label={t("json")}
            fileName="failwell-strategies.json"
            text={() => JSON.stringify(report, null, 1)}
          />
        </div>
      </div>
      <p className="max-w-reading text-ink-muted">
        {t("why")}{" "}
        <Link href="/agents" className="link">
          {t("lab")}
        </Link>
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t("trials")} className="w-40">
          {(control) => (
            <Select {...control} value={trials} onChange={(event) => setTrials(Number(event.target.value))}>
              {TRIALS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <RunStopButton
          running={phase === "running"}
          runLabel={t("run", { runs: strategyRunCount({ ...initial.spec, trials }) })}
          stopLabel={t("stop")}
          onRun={start}
          onStop={stop}
        />
      </div>
      <Progress
        label={t(`phase.${phase}`)}
        value={runsOf(report)}
        max={strategyRunCount(report.spec)}
        text={t("progress", { done: runsOf(report), total: strategyRunCount(report.spec) })}
      />
      <LiveRegion hidden message={phase === "idle" ? "" : t(`phase.${phase}`)} />
      {problem ? <StreamProblemView problem={problem} onRetry={start} /> : null}
      <StrategyTables report={report} />
    </section>
  );
}
