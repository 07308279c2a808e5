import { compile } from "./compile";
import type { Check, Exercise, Workbench } from "./exercise";
import { type CheckReport, runChecks } from "./run-checks";
import { openSandbox } from "./sandbox";
import { LoadError, openSession } from "./session";

/** How a run of all checks ended. Positions are 1-based, in the learner's code. */
export type SandboxRun =
  | { kind: "finished"; solved: boolean }
  /** The code did not answer in time and was stopped; later checks were not run. */
  | { kind: "stopped"; during: Check }
  | { kind: "not_loaded"; message: string; line?: number; column?: number };

/** Compiles the learner's code and runs every check against it in a fresh sandbox. Nothing leaves the browser. */
export async function runInSandbox(
  exercise: Exercise,
  source: string,
  seed: number,
  onReport: (report: CheckReport) => void,
): Promise<SandboxRun> {
  const compiled = compile(source);
  if (!compiled.ok) return { ...compiled, kind: "not_loaded" };
  const sandbox = await openSandbox().catch(asLoadError);
  if (sandbox instanceof LoadError) return notLoaded(sandbox);
  try {
    const session = await openSession(sandbox.port, exercise, compiled.code);
    return await runUntilStuck(exercise, session, seed, onReport);
  } catch (error) {
    return notLoaded(asLoadError(error));
  } finally {
    sandbox.stop();
  }
}

async function runUntilStuck(
  exercise: Exercise,
  workbench: Workbench,
  seed: number,
  onReport: (report: CheckReport) => void,
): Promise<SandboxRun> {
  let stuck = false;
  let solved = true;
  const watched: Workbench = {
    async call(input, backend) {
      const record = await workbench.call(input, backend);
      if (record.answer.kind === "timed_out") stuck = true;
      return record;
    },
  };
  for await (const report of runChecks(exercise, watched, seed)) {
    onReport(report);
    if (!report.outcome.pass) solved = false;
    if (stuck) return { kind: "stopped", during: report.check };
  }
  return { kind: "finished", solved };
}

function asLoadError(error: unknown): LoadError {
  return error instanceof LoadError
    ? error
    : new LoadError(error instanceof Error ? error.message : String(error));
}

function notLoaded({ message, line, column }: LoadError): SandboxRun {
  return {
    kind: "not_loaded",
    message,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}
