import { compile } from "./compile";
import type { Check, Exercise, Workbench } from "./exercise";
import type { Problem } from "./problem";
import { type CheckReport, runChecks } from "./run-checks";
import { openSandbox } from "./sandbox";
import { openSession, problemOf } from "./session";

/** A check's outcome, and what the handler threw meanwhile. */
export type SandboxReport = CheckReport & { threw?: Problem };

/** How a run of all checks ended. */
export type SandboxRun =
  | { kind: "finished"; solved: boolean }
  /** The code did not answer in time and was stopped; later checks were not run. */
  | { kind: "stopped"; during: Check }
  | { kind: "not_loaded"; problem: Problem };

/** Compiles the learner's code and runs every check against it in a fresh sandbox. Nothing leaves the browser. */
export async function runInSandbox(
  exercise: Exercise,
  source: string,
  seed: number,
  onReport: (report: SandboxReport) => void,
): Promise<SandboxRun> {
  const compiled = compile(source);
  if (!compiled.ok) return { kind: "not_loaded", problem: compiled.problem };
  try {
    const sandbox = await openSandbox();
    try {
      const session = await openSession(sandbox.port, exercise, compiled.code);
      return await runUntilStuck(exercise, session, seed, onReport);
    } finally {
      sandbox.stop();
    }
  } catch (error) {
    return { kind: "not_loaded", problem: problemOf(error) };
  }
}

/** Runs the checks over a session that is open, up to the first call that gets no answer. */
export async function runUntilStuck(
  exercise: Exercise,
  workbench: Workbench,
  seed: number,
  onReport: (report: SandboxReport) => void,
): Promise<SandboxRun> {
  let stuck = false;
  let solved = true;
  let threw: Problem | undefined;
  const watched: Workbench = {
    async call(input, backend) {
      const record = await workbench.call(input, backend);
      const { answer } = record;
      if (answer.kind === "timed_out") stuck = true;
      if (answer.kind === "protocol_error" && answer.thrown) {
        threw ??= { ...answer.thrown, kind: "handler_threw" };
      }
      return record;
    },
  };
  for await (const report of runChecks(exercise, watched, seed)) {
    onReport({ ...report, ...(threw && { threw }) });
    threw = undefined;
    if (!report.outcome.pass) solved = false;
    if (stuck) return { kind: "stopped", during: report.check };
  }
  return { kind: "finished", solved };
}
