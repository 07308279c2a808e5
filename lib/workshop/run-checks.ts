import type { Check, CheckOutcome, Exercise, Workbench } from "./exercise";
import { createRandom } from "./random";

/** One check's outcome, in the order in which the exercise lists them. */
export type CheckReport = { check: Check; outcome: CheckOutcome };

/** Runs every check. One that crashes on what the learner's tool returned is a failed check, never a failed run. */
export async function* runChecks(
  exercise: Exercise,
  workbench: Workbench,
  seed: number,
): AsyncGenerator<CheckReport> {
  for (const [index, check] of exercise.checks.entries()) {
    yield { check, outcome: await runCheck(check, workbench, seed + index) };
  }
}

async function runCheck(check: Check, workbench: Workbench, seed: number): Promise<CheckOutcome> {
  try {
    return await check.run(workbench, createRandom(seed));
  } catch (error) {
    return {
      pass: false,
      expected: check.title,
      actual: error instanceof Error ? error.message : String(error),
    };
  }
}
