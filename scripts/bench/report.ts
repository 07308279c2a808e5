import { cpus, totalmem } from "node:os";
import type { AgentsBench } from "./agents";
import type { EvalsBench } from "./evals";
import type { FirstByte } from "./first-byte";
import type { FluidBench } from "./fluid";
import type { PageSize } from "./javascript";
import type { Comparison } from "./measure";

export type Results = {
  calls: Comparison[];
  episodes: Comparison[];
  evals: EvalsBench[];
  agents: AgentsBench[];
  firstByte: FirstByte[];
  /** Absent where no Chromium was found. */
  fluid: FluidBench | undefined;
  blank: PageSize;
  pages: PageSize[];
};

const round = (value: number) => Math.round(value).toLocaleString("en-US");
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** A table as Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function compared(results: readonly Comparison[]): string {
  return table(
    ["what", "Failwell", "reference", "ratio"],
    results.map(({ name, unit, ours, reference, ratio }) => [
      name,
      `${round(ours)} ${unit}`,
      `${round(reference)} ${unit}`,
      ratio.toFixed(2),
    ]),
  );
}

function describeFluid({ firstEvent, stepping }: FluidBench): string[] {
  const { runs, withinOneFrame, mostFrames, medianMs } = firstEvent;
  return [
    `First event of a run: of ${runs} runs ${withinOneFrame} showed it in the first frame after it arrived, all within ${mostFrames}; from arrival to drawn a median of ${medianMs.toFixed(1)} ms, of which up to 16.7 ms are the wait for the frame.`,
    "Stepping through a trace by key, back from the end and forward again; the time from the key to the painted frame, at the processor's own speed and slowed down (Chromium's throttling).",
    table(
      ["trace", "events", "slowdown", "steps", "median", "longest", "tasks over 50 ms"],
      stepping.map(({ trace, events, slowdown, steps, median, longest, longTasks }) => [
        trace,
        round(events),
        `${slowdown} ×`,
        String(steps),
        `${median.toFixed(1)} ms`,
        `${longest.toFixed(1)} ms`,
        String(longTasks),
      ]),
    ),
  ];
}

/** The machine that the figures come from. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model.trim() || "unknown processor"}, ${memory} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** The results as Markdown. */
export function renderReport(results: Results, date: string): string {
  const { calls, episodes, evals, agents, firstByte, fluid, blank, pages } = results;
  const sections = [
    "# Bench results",
    `\`npm run bench\`, ${date}, on ${describeMachine()}. Both sides of a ratio run in turns in the same process; rates are medians by the clock, ratios are by processor time, so that other work on the machine disturbs them little.`,
    "## Tool calls against the bare SDK",
    "The reference is the SDK's own `Server` with a handler that returns the same result from a constant, over the same in-memory transport. Aim: 0.8.",
    compared(calls),
    "## Episodes against a hand-written loop",
    "The reference (`scripts/bench/minimal-loop.ts`) makes the same calls of both SDKs and nothing else: no events, bounds or verdict. Each episode connects a fresh client to a fresh server. Aim: 0.7.",
    compared(episodes),
    "## Evals: the whole default matrix",
    "7 scenarios × 7 styles × 200 trials, each episode a whole run of the lab with an MCP connection of its own. Aim: about 15 s on two cores. Worker threads share nothing, so that more cores help until the results of all pass through the one that gathers them.",
    table(
      ["worker threads", "episodes", "seconds", "episodes/s", "memory before", "most memory"],
      evals.map(({ workers, episodes, seconds, perSecond, startMb, peakMb }) => [
        String(workers),
        round(episodes),
        seconds.toFixed(1),
        round(perSecond),
        `${round(startMb)} MB`,
        `${round(peakMb)} MB`,
      ]),
    ),
    "## The largest multi-agent run",
    "100 sources and 12 subagents. Processor time to fold all events of the run, as the page does once; each further event is folded alone.",
    table(
      ["strategy", "events", "lanes", "fold"],
      agents.map(({ strategy, events, lanes, fold }) => [
        strategy,
        round(events),
        String(lanes),
        `${fold.toFixed(1)} ms`,
      ]),
    ),
    "## First byte, loopback",
    table(
      ["what", "median", "95th percentile"],
      firstByte.map(({ name, p50, p95 }) => [name, `${p50.toFixed(1)} ms`, `${p95.toFixed(1)} ms`]),
    ),
    "## The trace in a browser",
    ...(fluid ? describeFluid(fluid) : ["Not measured: no Chromium was found."]),
    "## JavaScript of each page",
    `Every chunk that a modern browser loads with the page, gzipped. The blank page is Next.js's own page for an unknown address, ${kilobytes(blank.bytes)} KB: the framework without our layout.`,
    table(
      ["page", "KB", "× blank"],
      pages.map(({ path, bytes }) => [path, kilobytes(bytes), (bytes / blank.bytes).toFixed(2)]),
    ),
    "## Lighthouse",
    "`npm run lighthouse` writes [lighthouse.md](lighthouse.md).",
  ];
  return `${sections.join("\n\n")}\n`;
}
