"use client";

import { useRef, useState } from "react";
import { type ExerciseSlug, exerciseLoaders } from "@/lib/content/exercises";
import { markExerciseSolved } from "@/lib/progress/progress-store";
import type { SandboxReport, SandboxRun } from "@/lib/workshop/run-in-sandbox";

/** The checks of one exercise as they run: reports arrive one by one, `end` once the run is over. */
export type CheckRunState =
  | { phase: "idle" }
  | { phase: "running"; reports: readonly SandboxReport[] }
  | { phase: "ended"; reports: readonly SandboxReport[]; end: SandboxRun };

/** Runs the checks on demand; a second press while one run is on is ignored. */
export function useCheckRun(slug: ExerciseSlug) {
  const [state, setState] = useState<CheckRunState>({ phase: "idle" });
  const running = useRef(false);

  async function run(source: string) {
    if (running.current) return;
    running.current = true;
    const reports: SandboxReport[] = [];
    setState({ phase: "running", reports });
    try {
      // The sandbox, the MCP client and the checks are loaded with the first run.
      const [{ exercise }, { runInSandbox }] = await Promise.all([
        exerciseLoaders[slug](),
        import("@/lib/workshop/run-in-sandbox"),
      ]);
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
      const end = await runInSandbox(exercise, source, seed, (report) => {
        reports.push(report);
        setState({ phase: "running", reports: [...reports] });
      });
      setState({ phase: "ended", reports: [...reports], end });
      if (end.kind === "finished" && end.solved) markExerciseSolved(slug);
    } catch (error) {
      // The chunks with the sandbox and the checks did not arrive.
      const message = error instanceof Error ? error.message : String(error);
      setState({
        phase: "ended",
        reports,
        end: { kind: "not_loaded", problem: { kind: "sandbox", message } },
      });
    } finally {
      running.current = false;
    }
  }

  return { state, run, clear: () => setState({ phase: "idle" }) };
}
