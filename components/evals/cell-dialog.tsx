"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { TraceView } from "@/components/trace/trace-view";
import { useRun } from "@/components/trace/use-run";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Input } from "@/components/ui/field";
import { NumberCell, Table } from "@/components/ui/table";
import { initialRunState, reduceRun } from "@/lib/domain/run-state";
import { cellsOf, runRequestOf, seedOf } from "@/lib/evals/plan";
import type { EvalReport } from "@/lib/evals/report";
import type { CellSummary } from "@/lib/evals/summary";

/** One cell's behaviours, and any single episode of it, run again to its full trace. */
export function CellDialog(props: {
  report: EvalReport;
  cell: CellSummary | undefined;
  apiKey?: string | undefined;
  onClose: () => void;
}) {
  const t = useTranslations("evals");
  const { cell } = props;
  const title = cell ? `${t(`scenarios.${cell.scenario}`)} · ${t(`style.${cell.style}`)}` : "";
  return (
    <Dialog
      open={cell !== undefined}
      onClose={props.onClose}
      title={title}
      className="w-[min(56rem,calc(100vw-2rem))]"
    >
      {cell ? <CellDetails report={props.report} cell={cell} apiKey={props.apiKey} /> : null}
    </Dialog>
  );
}

function CellDetails({
  report,
  cell,
  apiKey,
}: {
  report: EvalReport;
  cell: CellSummary;
  apiKey?: string | undefined;
}) {
  const t = useTranslations("evals");
  const format = useFormatter();
  const [trial, setTrial] = useState(1);
  const { feed, start } = useRun([]);
  const index = cellsOf(report.spec).findIndex(
    (one) => one.scenario === cell.scenario && one.style === cell.style && one.model === cell.model,
  );
  const behaviours = Object.entries(report.tallies[index]?.behaviours ?? {}).sort((a, b) => b[1] - a[1]);
  const seed = seedOf(report.spec.seed, cell.scenario, trial - 1);
  const state = feed.events.reduce(reduceRun, initialRunState);
  return (
    <div className="space-y-5">
      <Table label={t("behaviours")}>
        <thead>
          <tr>
            <th scope="col">{t("behaviour")}</th>
            <th scope="col">{t("episodes")}</th>
            <th scope="col">{t("share")}</th>
          </tr>
        </thead>
        <tbody>
          {behaviours.map(([behaviour, count]) => (
            <tr key={behaviour}>
              <th scope="row" className="font-mono text-xs">
                {behaviour.replaceAll(">", " → ") || t("noDecision")}
              </th>
              <NumberCell>{count}</NumberCell>
              <NumberCell>{format.number(count / cell.episodes, { style: "percent" })}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void start(runRequestOf(report.spec, { ...cell, seed }), apiKey);
        }}
      >
        <Field label={t("trial", { total: report.spec.trials })} hint={t("trialHint", { seed })}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={report.spec.trials}
              value={trial}
              onChange={(event) => {
                const value = event.target.valueAsNumber;
                if (Number.isInteger(value) && value >= 1 && value <= report.spec.trials) setTrial(value);
              }}
            />
          )}
        </Field>
        <Button type="submit" disabled={feed.status === "running"}>
          {t("showEpisode")}
        </Button>
      </form>
      {feed.problem ? <p role="alert">{t("episodeFailed")}</p> : null}
      {feed.events.length > 0 ? <TraceView state={state} /> : null}
    </div>
  );
}
