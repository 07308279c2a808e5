"use client";

import { Play, Square } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { StreamProblemView } from "@/components/lab/stream-problem-view";
import { useApiKey } from "@/components/lab/use-api-key";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Panel } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { LiveRegion } from "@/components/ui/live-region";
import { Progress } from "@/components/ui/progress";
import type { EvalReport } from "@/lib/evals/report";
import { type EvalSpec, episodeCount, isLive } from "@/lib/evals/spec";
import { type Estimate, estimateOf } from "@/lib/evals/stream-evals";
import { type CellSummary, summarize } from "@/lib/evals/summary";
import { RunStreamError, type StreamProblem } from "@/lib/streaming/stream-run";
import { BitsPlot } from "./bits-plot";
import { CellDialog } from "./cell-dialog";
import { EvalsSettings } from "./evals-settings";
import { HeatTable } from "./heat-table";
import { MovedView } from "./moved-view";
import { ReportFiles } from "./report-files";
import { StyleBars } from "./style-bars";
import { useEvals } from "./use-evals";

type Beginning = "start" | "resume";

/** The evals page's island. `initial` was measured when the site was built. */
export function Evals({ initial }: { initial: EvalReport }) {
  const t = useTranslations("evals");
  const format = useFormatter();
  const [spec, setSpec] = useState<EvalSpec>(initial.spec);
  const [opened, setOpened] = useState<CellSummary>();
  const [asking, setAsking] = useState<{ what: Beginning; estimate: Estimate }>();
  const [estimating, setEstimating] = useState(false);
  const [estimateFailed, setEstimateFailed] = useState<{ what: Beginning; problem: StreamProblem }>();
  const apiKey = useApiKey();
  const { state, start, stop, resume, open } = useEvals(initial);
  const cells = summarize(state.report);
  const running = state.phase === "running";
  const phaseText = running ? t("running") : state.done < state.total ? t("stopped") : t("finished");
  const key = apiKey.key ? { apiKey: apiKey.key } : {};
  const changedAssumptions = Object.keys(state.report.spec.overrides ?? {}).length > 0;

  function begin(what: Beginning, confirm: boolean) {
    setAsking(undefined);
    void (what === "start" ? start(spec, { ...key, confirm }) : resume({ ...key, confirm }));
  }
  /** A live job starts only after its estimate was seen. */
  async function request(what: Beginning) {
    const wanted = what === "start" ? spec : state.report.spec;
    setEstimateFailed(undefined);
    if (!isLive(wanted)) return begin(what, false);
    setEstimating(true);
    try {
      setAsking({ what, estimate: await estimateOf(wanted, apiKey.key || undefined) });
    } catch (error) {
      setEstimateFailed({
        what,
        problem: error instanceof RunStreamError ? error.problem : { kind: "broken_stream" },
      });
    } finally {
      setEstimating(false);
    }
  }
  const problem = estimateFailed?.problem ?? state.problem;

  return (
    <div className="space-y-8">
      <Panel title={t("setUp")}>
        <div className="space-y-4 p-4">
          <EvalsSettings
            spec={spec}
            onChange={(change) => setSpec((before) => ({ ...before, ...change }))}
            apiKey={apiKey}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" disabled={running || estimating} onClick={() => void request("start")}>
              <Play aria-hidden className="size-4" />
              {t("run", { episodes: episodeCount(spec) })}
            </Button>
            <Button disabled={!running} onClick={stop}>
              <Square aria-hidden className="size-4" />
              {t("stop")}
            </Button>
            {!running && state.done < state.total ? (
              <Button disabled={estimating} onClick={() => void request("resume")}>
                {t("resume", { left: state.total - state.done })}
              </Button>
            ) : null}
          </div>
          {/* Spoken once a job begins and once it ends, never for each step of its progress. */}
          <LiveRegion
            message={estimating ? t("estimating") : phaseText}
            hidden={!estimating}
            className="text-ink-muted"
          />
          <Progress
            label={phaseText}
            value={state.done}
            max={state.total}
            text={t("progress", { done: state.done, total: state.total })}
          />
          {state.stopReason ? <Callout kind="warning">{state.stopReason}</Callout> : null}
        </div>
      </Panel>
      {problem ? (
        <StreamProblemView problem={problem} onRetry={() => void request(estimateFailed?.what ?? "resume")} />
      ) : null}
      <section aria-labelledby="rates" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="rates" className="font-semibold text-xl">
            {t("rates")}
          </h2>
          <ReportFiles
            report={state.report}
            onOpen={(report) => {
              open(report);
              setSpec(report.spec);
            }}
          />
        </div>
        <p className="max-w-reading text-ink-muted">{t("ratesWhy")}</p>
        <HeatTable cells={cells} label={t("rates")} onOpen={setOpened} />
      </section>
      {changedAssumptions ? <MovedView before={initial} after={state.report} /> : null}
      <section aria-labelledby="costs" className="space-y-3">
        <h2 id="costs" className="font-semibold text-xl">
          {t("costs")}
        </h2>
        <StyleBars cells={cells} />
        <BitsPlot cells={cells} />
      </section>
      <CellDialog
        report={state.report}
        cell={opened}
        apiKey={apiKey.key || undefined}
        onClose={() => setOpened(undefined)}
      />
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t("confirm.title")}
        footer={
          <>
            <Button onClick={() => setAsking(undefined)}>{t("confirm.cancel")}</Button>
            <Button variant="primary" onClick={() => begin(asking?.what ?? "start", true)}>
              {t("confirm.go")}
            </Button>
          </>
        }
      >
        <p>
          {t("confirm.body", {
            calls: format.number(asking?.estimate.requests ?? 0),
            tokens: format.number((asking?.estimate.inputTokens ?? 0) + (asking?.estimate.outputTokens ?? 0)),
          })}
        </p>
      </Dialog>
    </div>
  );
}
