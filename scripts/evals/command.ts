import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { runRequestOf, seedOf, shardRange } from "@/lib/evals/plan";
import { sizeOf } from "@/lib/evals/ranges";
import { type EvalReport, mergeReports, parseReport, ReportError } from "@/lib/evals/report";
import { isLive } from "@/lib/evals/spec";
import { toCsv } from "@/lib/evals/summary";
import { chooseModel } from "@/lib/lab/choose-model";
import { estimateEvals } from "@/lib/lab/evals/estimate";
import { startEvals } from "@/lib/lab/evals/start-evals";
import type { LiveAccess } from "@/lib/lab/models";
import { collectLabRun } from "@/lib/lab/run-lab";
import { type Command, parseCommand, USAGE, UsageError } from "./arguments";
import { evalStrategies, STRATEGIES_USAGE } from "./strategies";
import { summaryOfStyle, toTable } from "./table";

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** Runs the command. Progress goes to standard error, the result alone to standard output. @returns the exit status */
export async function main(args: readonly string[], root: string): Promise<number> {
  try {
    if (args.some((arg) => arg.startsWith("--strategies"))) {
      return (await untilInterrupted((signal) => evalStrategies(args, signal))) ? DONE : FAILED;
    }
    const command = parseCommand(args);
    if (command.help) {
      console.log(`${USAGE}\n\n${STRATEGIES_USAGE}`);
      return DONE;
    }
    if (command.episode) return await printEpisode(command, command.episode);
    const { report, complete } = command.merge
      ? { report: mergeReports(await Promise.all(command.merge.map(readReport))), complete: true }
      : await untilInterrupted((signal) => run(command, root, signal));
    if (command.out !== undefined) await writeFile(command.out, `${JSON.stringify(report)}\n`);
    console.log(printed(report, command.format));
    return complete && requirementsHold(report, command) ? DONE : FAILED;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}\n\n${STRATEGIES_USAGE}`);
      return WRONG_USAGE;
    }
    if (error instanceof ReportError) console.error(error.message);
    else console.error(error);
    return FAILED;
  }
}

async function run(
  command: Command,
  root: string,
  signal: AbortSignal,
): Promise<{ report: EvalReport; complete: boolean }> {
  const { spec } = command;
  const earlier = command.resume === undefined ? undefined : await readReport(command.resume);
  if (earlier && JSON.stringify(earlier.spec) !== JSON.stringify(spec)) {
    throw new ReportError("The report to resume is of a different spec: give the same options again.");
  }
  const live = liveAccess(spec.models);
  if (isLive(spec) && !command.yes) refuseUnconfirmed(await estimateEvals(spec, signal));

  const startedAt = performance.now();
  const events = startEvals(spec, {
    signal,
    root,
    workers: command.workers ?? availableParallelism(),
    ...(command.shard && { range: shardRange(spec, command.shard) }),
    ...(earlier && { done: earlier.done }),
    ...(live && { live }),
  });
  for await (const event of events) {
    switch (event.type) {
      case "eval_started":
        break;
      case "eval_progress":
        if (process.stderr.isTTY) process.stderr.write(`\r${event.done} of ${event.total} episodes`);
        break;
      case "eval_finished":
      case "eval_stopped": {
        const seconds = (performance.now() - startedAt) / 1000;
        const episodes = sizeOf(event.report.done);
        console.error(`${process.stderr.isTTY ? "\r" : ""}${episodes} episodes in ${seconds.toFixed(1)} s`);
        if (event.type === "eval_stopped") {
          console.error(event.error?.error.message ?? "Stopped. Save with --out and go on with --resume.");
        }
        const report = earlier ? mergeReports([earlier, event.report]) : event.report;
        return { report, complete: event.type === "eval_finished" };
      }
    }
  }
  throw new Error("The job ended without a result.");
}

/** Hands on a signal that aborts at Ctrl+C, so that what was measured by then is printed. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.once("SIGINT", abort);
  try {
    return await work(stop.signal);
  } finally {
    process.off("SIGINT", abort);
  }
}

/** @throws UsageError when a model is unknown or has no key */
function liveAccess(models: readonly string[]): LiveAccess | undefined {
  let live: LiveAccess | undefined;
  for (const model of models) {
    const choice = chooseModel(model, null, process.env);
    if (choice.kind === "refused") throw new UsageError(`${model}: ${choice.error.message}`);
    if (choice.kind === "live") live = choice.access;
  }
  return live;
}

/** A live job costs money: it starts only when that was said. @throws UsageError */
function refuseUnconfirmed(estimate: Awaited<ReturnType<typeof estimateEvals>>): never {
  const { episodes, requests, inputTokens, outputTokens } = estimate;
  throw new UsageError(
    `${episodes} live episodes take about ${requests} requests, ${inputTokens} input and ${outputTokens} output tokens. Add --yes to start.`,
  );
}

async function readReport(file: string): Promise<EvalReport> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new ReportError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReportError(`${file} is not JSON.`);
  }
  return parseReport(value);
}

async function printEpisode(
  { spec }: Command,
  { scenario, style, trial }: NonNullable<Command["episode"]>,
): Promise<number> {
  const [model = ""] = spec.models;
  const live = liveAccess([model]);
  const request = runRequestOf(spec, { scenario, style, model, seed: seedOf(spec.seed, scenario, trial) });
  const events = await collectLabRun(request, live ? { live } : {});
  console.log(JSON.stringify(events, null, 2));
  return events.at(-1)?.type === "run_finished" ? DONE : FAILED;
}

function printed(report: EvalReport, format: Command["format"]): string {
  switch (format) {
    case "json":
      return JSON.stringify(report);
    case "csv":
      return toCsv(report).trimEnd();
    case "table":
      return toTable(report);
  }
}

function requirementsHold(report: EvalReport, { requirements }: Command): boolean {
  let hold = true;
  for (const { style, rate } of requirements) {
    const { right } = summaryOfStyle(report, style);
    if (right.value >= rate) continue;
    hold = false;
    console.error(
      `${style}: right recovery in ${(right.value * 100).toFixed(1)}%, required ${(rate * 100).toFixed(1)}%`,
    );
  }
  return hold;
}
