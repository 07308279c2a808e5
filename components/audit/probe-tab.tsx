"use client";

import { useTranslations } from "next-intl";
import { LiveRegion } from "@/components/ui/live-region";
import { Progress } from "@/components/ui/progress";
import { ErrorState } from "@/components/ui/states";
import { ProbeAnswers } from "./probe-answers";
import { ProbeForm } from "./probe-form";
import { ProbeTools } from "./probe-tools";
import { ReportPanel } from "./report-panel";
import { useProbe } from "./use-probe";

/** Probe a live server: list its tools, choose, send bad calls, audit the answers. */
export function ProbeTab() {
  const t = useTranslations("audit.probe");
  const { state, list, run, stop, toggle } = useProbe();
  const { connected, answers, problem, finished, busy } = state;
  return (
    <div className="space-y-5 pt-5">
      <ProbeForm busy={busy} canRun={connected !== undefined} onList={list} onRun={run} onStop={stop} />
      {busy && !connected ? <Progress label={t("connecting")} /> : null}
      {problem ? (
        <ErrorState title={t("failed")}>
          <p>{t(`failedReason.${problem.reason}`)}</p>
          {problem.detail ? (
            <p className="font-mono text-xs [overflow-wrap:anywhere]">{problem.detail}</p>
          ) : null}
        </ErrorState>
      ) : null}
      {connected ? (
        <ProbeTools
          server={connected.server}
          tools={connected.tools}
          changed={state.changed}
          onToggle={toggle}
          disabled={busy}
        />
      ) : null}
      {busy && connected && state.planned > 0 ? (
        <Progress
          label={t("run")}
          value={answers.length}
          max={state.planned}
          text={t("progress", { done: answers.length, total: state.planned })}
        />
      ) : null}
      <LiveRegion message={finished ? t("done", { calls: finished.calls, grade: finished.grade }) : ""} />
      {answers.length > 0 ? <ProbeAnswers answers={answers} /> : null}
      {finished && state.collected ? <ReportPanel collected={state.collected} /> : null}
    </div>
  );
}
