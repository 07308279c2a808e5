"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LiveRegion } from "@/components/ui/live-region";
import { RunStopButton } from "@/components/ui/run-stop-button";
import { ErrorState } from "@/components/ui/states";
import { NumberCell, Table } from "@/components/ui/table";
import { type AgentsRequest, STRATEGIES, type Strategy } from "@/lib/domain/agents/agents-request";
import { type AgentsStatus, initialAgentsState, reduceAgents } from "@/lib/domain/agents/agents-state";
import { streamAgents } from "@/lib/streaming/stream-agents";
import { AgentsVerdictBadge } from "./agents-outcome";

type Finished = Extract<AgentsStatus, { phase: "finished" }>;
export type StrategyResult = { strategy: Strategy; status: Finished };

const FIGURES = ["messages", "fetches", "inputTokens", "outputTokens", "waitingMs", "elapsedMs"] as const;

/** The same fault plan under each strategy, in one table. Starts from results that were run on the server. */
export function StrategyComparison(props: {
  request: AgentsRequest;
  initial: readonly StrategyResult[];
  apiKey?: string | undefined;
}) {
  const t = useTranslations("agents");
  const { results, phase, run, stop } = useComparison(props.initial);
  return (
    <section aria-labelledby="compare-strategies" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="compare-strategies" className="font-semibold text-xl">
          {t("compare.title")}
        </h2>
        <RunStopButton
          running={phase === "running"}
          runLabel={t("compare.run")}
          stopLabel={t("stop")}
          onRun={() => void run(props.request, props.apiKey)}
          onStop={stop}
        />
        <LiveRegion
          message={
            phase === "running" ? t("compare.running") : phase === "stopped" ? t("compare.stopped") : ""
          }
          className="text-ink-muted text-sm"
        />
      </div>
      {phase === "failed" ? <ErrorState title={t("compare.failed")} /> : null}
      <Table label={t("compare.title")} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t("strategy.label")}</th>
            <th scope="col">{t("compare.verdict")}</th>
            <th scope="col">{t("compare.done")}</th>
            <th scope="col">{t("compare.claimed")}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {t(`figure.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STRATEGIES.flatMap((strategy) => results.filter((result) => result.strategy === strategy)).map(
            ({ strategy, status }) => (
              <tr key={strategy}>
                <th scope="row">{t(`strategy.${strategy}`)}</th>
                <td>
                  <AgentsVerdictBadge verdict={status.verdict} />
                </td>
                <NumberCell>{t("of", { done: status.done, total: status.total })}</NumberCell>
                <NumberCell>{status.claimed ?? "–"}</NumberCell>
                {FIGURES.map((figure) => (
                  <NumberCell key={figure}>{status.metrics[figure]}</NumberCell>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </section>
  );
}

/** Runs all strategies at the same time; a result is shown when its strategy has finished. */
function useComparison(initial: readonly StrategyResult[]) {
  const [results, setResults] = useState(initial);
  const [phase, setPhase] = useState<"idle" | "running" | "stopped" | "failed">("idle");
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(request: AgentsRequest, apiKey: string | undefined) {
    const own = new AbortController();
    controller.current = own;
    setPhase("running");
    setResults([]);
    const runOne = async (strategy: Strategy) => {
      let state = initialAgentsState;
      const events = streamAgents({ ...request, strategy }, { signal: own.signal, apiKey });
      for await (const event of events) state = reduceAgents(state, event);
      const { status } = state;
      if (status.phase !== "finished") throw new Error(`the run with ${strategy} did not finish`);
      setResults((before) => [...before, { strategy, status }]);
    };
    const runs = await Promise.allSettled(STRATEGIES.map(runOne));
    // Whatever the reason, the table keeps what has arrived and says that it is not whole.
    const failed = runs.some(({ status }) => status === "rejected");
    setPhase(own.signal.aborted ? "stopped" : failed ? "failed" : "idle");
  }
  return { results, phase, run, stop: () => controller.current?.abort() };
}
