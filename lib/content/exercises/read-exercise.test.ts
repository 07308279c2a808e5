import { describe, expect, it } from "vitest";
import { exerciseSlugs } from ".";
import { pythonFileParams, pythonResponse } from "./python-response";
import { exerciseMetas, readExercise } from "./read-exercise";

describe.each(exerciseSlugs)("%s", (slug) => {
  it("comes with its texts, a handler to start from, and a solution that differs", async () => {
    const { meta, starter, solution, checks } = await readExercise(slug);
    expect(meta).toBe(exerciseMetas[slug]);
    for (const source of [starter, solution])
      expect(source).toMatch(/export (async )?(function|const) handler/);
    expect(solution).not.toBe(starter);
    expect(checks.length).toBeGreaterThan(1);
    for (const { title } of checks) expect([title.en, title.zh]).not.toContain("");
  });

  it("can be had as one Python file, to start from and solved", async () => {
    const file = `${slug.replaceAll("-", "_")}.py`;
    expect(pythonFileParams()).toContainEqual({ file });
    const [starter, solution] = await Promise.all(
      (["starter", "solution"] as const).map(async (variant) => {
        const response = await pythonResponse(file, variant);
        expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${file}"`);
        return response.text();
      }),
    );
    expect(starter).toContain("def handler");
    expect(solution).not.toBe(starter);
  });
});

it.each(["nope.py", "flag-the-failure.py", "../index.ts", ""])("has no Python file %j", async (file) => {
  expect((await pythonResponse(file, "starter")).status).toBe(404);
});
