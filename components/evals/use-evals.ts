"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { EvalReport } from "@/lib/evals/report";
import { mergeReports } from "@/lib/evals/report";
import { type EvalSpec, episodeCount } from "@/lib/evals/spec";
import { streamEvals } from "@/lib/evals/stream-evals";
import { RunStreamError, type StreamProblem } from "@/lib/streaming/stream-run";

/** What the page holds of one evals job. `report` is all that was measured, over stops and resumptions. */
export type EvalsState = {
  report: EvalReport;
  phase: "idle" | "running" | "stopped" | "failed";
  done: number;
  total: number;
  problem?: StreamProblem;
  /** Why the job stopped by itself, in the model's or server's words. */
  stopReason?: string;
};

/** Runs, stops and resumes evals jobs. Nothing that was measured is lost by stopping, an error or a lost connection. */
export function useEvals(initial: EvalReport) {
  const [state, setState] = useState<EvalsState>(() => restingState(initial));
  const controller = useRef<AbortController>(undefined);
  const stop = useCallback(() => controller.current?.abort(), []);
  useEffect(() => stop, [stop]);

  async function follow(
    spec: EvalSpec,
    base: EvalReport | undefined,
    options: { apiKey?: string; confirm: boolean },
  ) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const total = episodeCount(spec);
    let whole = base;
    const show = (change: Partial<EvalsState>) => {
      if (controller.current === own) setState((before) => ({ ...before, ...change }));
    };
    show({ phase: "running", done: 0, total, problem: undefined, stopReason: undefined });
    try {
      const events = streamEvals(
        { spec, done: base?.done ?? [], confirm: options.confirm },
        own.signal,
        options.apiKey,
      );
      for await (const event of events) {
        if (event.type === "eval_started") {
          show({ done: event.alreadyDone });
          continue;
        }
        whole = base ? mergeReports([base, event.report]) : event.report;
        show({ report: whole, done: countOf(whole) });
        if (event.type === "eval_stopped") {
          show({ phase: "stopped", ...(event.error && { stopReason: event.error.error.message }) });
          return;
        }
      }
      show({ phase: "idle" });
    } catch (error) {
      if (own.signal.aborted) show({ phase: "stopped" });
      else
        show({
          phase: "failed",
          problem: error instanceof RunStreamError ? error.problem : { kind: "broken_stream" },
        });
    }
  }

  return {
    state,
    stop,
    start: (spec: EvalSpec, options: { apiKey?: string; confirm: boolean }) =>
      follow(spec, undefined, options),
    /** Goes on with the report on the page. */
    resume: (options: { apiKey?: string; confirm: boolean }) =>
      follow(state.report.spec, state.report, options),
    open: (report: EvalReport) => {
      controller.current?.abort();
      controller.current = undefined;
      setState(restingState(report));
    },
  };
}

const countOf = (report: EvalReport) => report.done.reduce((sum, { from, to }) => sum + to - from, 0);

function restingState(report: EvalReport): EvalsState {
  const done = countOf(report);
  const total = episodeCount(report.spec);
  return { report, phase: done < total ? "stopped" : "idle", done, total };
}
