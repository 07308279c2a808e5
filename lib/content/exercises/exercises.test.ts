import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { CallRecord, Exercise, Workbench } from "@/lib/workshop/exercise";
import { runChecks } from "@/lib/workshop/run-checks";
import { openTestSession } from "@/lib/workshop/testing";
import { exerciseLoaders, exerciseSlugs } from ".";

const sourceOf = (exercise: Exercise, file: string) =>
  readFile(join(import.meta.dirname, exercise.slug, file), "utf8");

/** The ids of the checks that fail for a source file. */
const failedChecks = async (exercise: Exercise, file: string, seed: number) =>
  failuresOf(exercise, await sourceOf(exercise, file), seed);

/** The ids of the checks that fail for a source text. `watch` sees each call of the tool with its answer. */
async function failuresOf(
  exercise: Exercise,
  source: string,
  seed: number,
  watch: (input: object, record: CallRecord) => void = () => undefined,
): Promise<string[]> {
  const session = await openTestSession(exercise, source);
  const watched: Workbench = {
    async call(input, backend) {
      const record = await session.call(input, backend);
      watch(input, record);
      return record;
    },
  };
  const failed: string[] = [];
  for await (const { check, outcome } of runChecks(exercise, watched, seed)) {
    if (!outcome.pass) failed.push(check.id);
  }
  await session.close();
  return failed;
}

// Handlers may log, as servers do; the test output need not carry it.
beforeAll(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

describe.each(exerciseSlugs)("exercise %s", (slug) => {
  it("is solved by its solution, whatever the seed", async () => {
    const { exercise } = await exerciseLoaders[slug]();
    for (let seed = 1; seed <= 10; seed++)
      expect(await failedChecks(exercise, "solution.ts", seed)).toEqual([]);
  });

  it("is not solved by its starter", async () => {
    const { exercise } = await exerciseLoaders[slug]();
    expect(await failedChecks(exercise, "starter.ts", 1)).not.toEqual([]);
  });

  it("has a wrong variant for every check, none of which passes", async () => {
    const { exercise } = await exerciseLoaders[slug]();
    const caught = new Set<string>();
    for (const file of await readdir(join(import.meta.dirname, slug, "wrong"))) {
      for (let seed = 1; seed <= 3; seed++) {
        const failed = await failedChecks(exercise, join("wrong", file), seed);
        expect(failed, `${file} with seed ${seed}`).not.toEqual([]);
        for (const id of failed) caught.add(id);
      }
    }
    expect(exercise.checks.map(({ id }) => id).filter((id) => !caught.has(id))).toEqual([]);
  });

  it("is not solved by answers that were learnt by heart", async () => {
    const { exercise } = await exerciseLoaders[slug]();
    const answers: Record<string, unknown> = {};
    await failuresOf(exercise, await sourceOf(exercise, "solution.ts"), 1, (input, { answer }) => {
      if (answer.kind === "result") answers[JSON.stringify(input)] = answer.result;
    });
    expect(Object.keys(answers).length).toBeGreaterThan(0);
    const parrot = `const ANSWERS = ${JSON.stringify(answers)};
      const [first] = Object.values(ANSWERS);
      export const handler = (input) => ANSWERS[JSON.stringify(input)] ?? first;`;
    for (let seed = 2; seed <= 6; seed++)
      expect(await failuresOf(exercise, parrot, seed), `seed ${seed}`).not.toEqual([]);
  });

  it.each([
    [
      "flags everything as an error",
      '{ isError: true, content: [{ type: "text", text: "The call failed." }] }',
    ],
    [
      "takes everything for a success",
      '{ content: [{ type: "text", text: JSON.stringify({ results: [] }) }] }',
    ],
    ["answers with nothing", "{ content: [] }"],
  ])("is not solved by a handler that %s", async (_what, result) => {
    const { exercise } = await exerciseLoaders[slug]();
    expect(await failuresOf(exercise, `export const handler = () => (${result});`, 1)).not.toEqual([]);
  });

  // The first two exercises ask for no more than this.
  const isEnough = slug === "flag-the-failure" || slug === "empty-or-failed";
  it.skipIf(isEnough)("is not solved by catching everything and calling it transient", async () => {
    const { exercise } = await exerciseLoaders[slug]();
    const method = exercise.backendMethods[0];
    const catchAll = `export async function handler(input, backend) {
      try {
        const value = await backend.${method}(...Object.values(input));
        return { content: [{ type: "text", text: JSON.stringify({ results: [value].flat() }) }] };
      } catch (error) {
        const failure = { errorCategory: "transient", isRetryable: true, message: String(error) };
        return { content: [{ type: "text", text: JSON.stringify(failure) }], isError: true };
      }
    }`;
    expect(await failuresOf(exercise, catchAll, 1)).not.toEqual([]);
  });
});

it("the audit finds leaks that no planted secret gives away", async () => {
  const { exercise } = await exerciseLoaders["do-not-leak"]();
  expect(await failedChecks(exercise, "wrong/cleans-the-exception.ts", 1)).toEqual(["audit"]);
});
