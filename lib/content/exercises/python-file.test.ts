import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { exerciseSlugs } from ".";
import { pythonFile } from "./python-file";

const run = (code: string) => spawnSync("python3", ["-"], { input: code, encoding: "utf8" });
const hasPython = run("").status === 0;

describe.skipIf(!hasPython)("the Python files", () => {
  it.each(exerciseSlugs)("%s: the solution passes, the starter does not", async (slug) => {
    const solved = run(await pythonFile(slug, "solution"));
    expect(solved.stdout + solved.stderr).toMatch(/(\d+) of \1 checks passed\n$/);
    expect(solved.status).toBe(0);
    const started = run(await pythonFile(slug, "starter"));
    expect(started.stdout).toMatch(/FAIL/);
    expect(started.status).toBe(1);
  });
});
