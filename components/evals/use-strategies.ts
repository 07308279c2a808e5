"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { emptyStrategyReport, type StrategyReport } from "@/lib/evals/strategies/report";
import type { StrategySpec } from "@/lib/evals/strategies/spec";
import { streamStrategies } from "@/lib/evals/strategies/stream-strategies";
import { RunStreamError, type StreamProblem } from "@/lib/streaming/stream-run";

type State = {
  report: StrategyReport;
  phase: "idle" | "running" | "stopped" | "failed";
  problem?: StreamProblem | undefined;
};

/** Measures strategies on the server. What was measured stays when a job is stopped or breaks off. */
export function useStrategies(initial: StrategyReport) {
  const [state, setState] = useState<State>({ report: initial, phase: "idle" });
  const controller = useRef<AbortController>(undefined);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  async function run(spec: StrategySpec) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const show = (change: Partial<State>) => {
      if (controller.current === own) setState((before) => ({ ...before, ...change }));
    };
    show({ phase: "running", report: emptyStrategyReport(spec), problem: undefined });
    try {
      for await (const { report } of streamStrategies(spec, { signal: own.signal })) show({ report });
      show({ phase: "idle" });
    } catch (error) {
      if (own.signal.aborted) return show({ phase: "stopped" });
      const problem: StreamProblem =
        error instanceof RunStreamError ? error.problem : { kind: "broken_stream" };
      show({ phase: "failed", problem });
    }
  }
  return { ...state, run, stop };
}
