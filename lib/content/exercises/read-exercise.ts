import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExerciseMeta } from "@/lib/workshop/exercise-words";
import { type ExerciseSlug, exerciseLoaders } from ".";
import { meta as businessRule } from "./business-rule/meta";
import { meta as classifyTheException } from "./classify-the-exception/meta";
import { meta as doNotLeak } from "./do-not-leak/meta";
import { meta as emptyOrFailed } from "./empty-or-failed/meta";
import { meta as flagTheFailure } from "./flag-the-failure/meta";
import { meta as lookupOrder } from "./lookup-order/meta";
import { meta as nameTheField } from "./name-the-field/meta";
import { meta as partialResults } from "./partial-results/meta";
import { meta as rateLimit } from "./rate-limit/meta";

/** Every exercise's texts; a slug without them does not compile. */
export const exerciseMetas: Record<ExerciseSlug, ExerciseMeta> = {
  "flag-the-failure": flagTheFailure,
  "empty-or-failed": emptyOrFailed,
  "classify-the-exception": classifyTheException,
  "business-rule": businessRule,
  "name-the-field": nameTheField,
  "rate-limit": rateLimit,
  "do-not-leak": doNotLeak,
  "partial-results": partialResults,
  "lookup-order": lookupOrder,
};

/** What a page needs of an exercise; its runnable part is loaded in the browser. */
export async function readExercise(slug: ExerciseSlug) {
  const folder = join(process.cwd(), "lib", "content", "exercises", slug);
  const [starter, solution, { exercise }] = await Promise.all([
    readFile(join(folder, "starter.ts"), "utf8"),
    readFile(join(folder, "solution.ts"), "utf8"),
    exerciseLoaders[slug](),
  ]);
  const checks = exercise.checks.map(({ id, title }) => ({ id, title }));
  return { meta: exerciseMetas[slug], starter, solution, checks, hasDemo: exercise.demo !== undefined };
}
