"use client";

import { useEffect, useRef, useState } from "react";
import { type ExerciseSlug, exerciseLoaders } from "@/lib/content/exercises";
import type { Locale } from "@/lib/domain/run-request";
import { initialRunState, type RunState, reduceRun } from "@/lib/domain/run-state";
import { compile } from "@/lib/workshop/compile";
import type { Problem } from "@/lib/workshop/problem";
import type { Sandbox } from "@/lib/workshop/sandbox";

/** One agent run against one version of the handler. */
export type Lane = { run: RunState; problem?: Problem };
/** The starter's behaviour beside the learner's. */
export type SeeItState = { phase: "idle" | "running" | "ended"; starter: Lane; own: Lane };

const EMPTY: SeeItState = { phase: "idle", starter: { run: initialRunState }, own: { run: initialRunState } };

/** Runs the simulated agent against both versions of the handler, each in a sandbox of its own, at the same time. */
export function useSeeIt(slug: ExerciseSlug, starter: string, locale: Locale) {
  const [state, setState] = useState<SeeItState>(EMPTY);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(source: string) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ ...EMPTY, phase: "running" });
    const show = (lane: "starter" | "own", value: Lane) => {
      if (!own.signal.aborted) setState((before) => ({ ...before, [lane]: value }));
    };
    await Promise.all([
      runLane(slug, starter, locale, own.signal, (lane) => show("starter", lane)),
      runLane(slug, source, locale, own.signal, (lane) => show("own", lane)),
    ]);
    if (!own.signal.aborted) setState((before) => ({ ...before, phase: "ended" }));
  }

  return { state, run };
}

/** The same seed in both lanes, so that only the handler differs. */
const SEED = 1;

async function runLane(
  slug: ExerciseSlug,
  source: string,
  locale: Locale,
  signal: AbortSignal,
  show: (lane: Lane) => void,
): Promise<void> {
  let run = initialRunState;
  const compiled = compile(source);
  if (!compiled.ok) return show({ run, problem: compiled.problem });
  const [{ exercise }, { openSandbox }, { problemOf }, { runAgentOn }] = await Promise.all([
    exerciseLoaders[slug](),
    import("@/lib/workshop/sandbox"),
    import("@/lib/workshop/session"),
    import("@/lib/workshop/run-agent-on"),
  ]);
  const { demo } = exercise;
  if (!demo) return;
  let sandbox: Sandbox | undefined;
  try {
    sandbox = await openSandbox();
    for await (const event of runAgentOn(sandbox.port, { ...exercise, demo }, compiled.code, {
      locale,
      seed: SEED,
      signal,
    })) {
      run = reduceRun(run, event);
      show({ run });
    }
  } catch (error) {
    show({ run, problem: problemOf(error) });
  } finally {
    sandbox?.stop();
  }
}
