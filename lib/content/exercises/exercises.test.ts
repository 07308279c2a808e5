import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { messagePort } from "@/lib/workshop/channel";
import { compile } from "@/lib/workshop/compile";
import type { Exercise } from "@/lib/workshop/exercise";
import { runChecks } from "@/lib/workshop/run-checks";
import { startRunner } from "@/lib/workshop/runner/runner";
import { openSession } from "@/lib/workshop/session";
import { exerciseLoaders, exerciseSlugs } from ".";

const importModule = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}\n// ${Math.random()}`)}`);

/** The ids of the checks that fail for a source file. */
async function failedChecks(exercise: Exercise, file: string, seed: number): Promise<string[]> {
  const compiled = compile(await readFile(join(import.meta.dirname, exercise.slug, file), "utf8"));
  if (!compiled.ok) throw new Error(compiled.message);
  const { port1, port2 } = new MessageChannel();
  startRunner(messagePort(port2), importModule);
  const session = await openSession(messagePort(port1), exercise, compiled.code);
  const failed: string[] = [];
  for await (const { check, outcome } of runChecks(exercise, session, seed)) {
    if (!outcome.pass) failed.push(check.id);
  }
  await session.close();
  port2.close();
  return failed;
}

// Handlers may log, as servers do; the test output need not carry it.
beforeAll(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

describe.each(exerciseSlugs)("exercise %s", (slug) => {
  it("is solved by its solution, whatever the seed", async () => {
    const { exercise } = await exerciseLoaders[slug]();
    for (let seed = 1; seed <= 20; seed++)
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
});
