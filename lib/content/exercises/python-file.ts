import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExerciseSlug } from ".";

/** The name of an exercise's Python file, e.g. `flag_the_failure.py`. */
export const pythonFileName = (slug: ExerciseSlug) => `${slug.replaceAll("-", "_")}.py`;

/**
 * An exercise for Python readers as one file that needs nothing but Python: the handler, the harness, the checks.
 * It cannot run in the page: a Python runtime for the browser weighs some 10 MB, for a task that a terminal does.
 */
export async function pythonFile(slug: ExerciseSlug, variant: "starter" | "solution"): Promise<string> {
  const folder = join(process.cwd(), "lib", "content", "exercises");
  const parts = await Promise.all(
    [join(slug, "python", `${variant}.py`), "python-harness.py", join(slug, "python", "checks.py")].map(
      (file) => readFile(join(folder, file), "utf8"),
    ),
  );
  const [handler = "", harness = "", checks = ""] = parts;
  return `${handler}\n\n${harness}${checks}\n\nif __name__ == "__main__":\n    main()\n`;
}
