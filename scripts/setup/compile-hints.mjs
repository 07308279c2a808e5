import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prerenderedPages } from "./prerendered-pages.mjs";

/**
 * As a file's first line, tells V8 to compile all of its functions while the file arrives, on another thread; else each
 * is compiled on the main thread when it is first called. Other engines read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

const SCRIPT = /<script src="\/_next\/static\/([^"]+\.js)" async/g;

/**
 * Marks the scripts that every prerendered page of a build loads at once. What is loaded on demand (the editor, what
 * reads a run's stream) stays as it is: compiling it early would cost and gain nothing.
 * @param {string} dist the build's folder
 * @returns {string[]} the marked files, from `static` on
 */
export function addCompileHints(dist) {
  const scripts = new Set(
    prerenderedPages(dist).flatMap(({ html }) =>
      [...html.matchAll(SCRIPT)].flatMap(([, name]) => name ?? []),
    ),
  );
  const files = [...scripts].filter((name) => existsSync(join(dist, "static", name))).sort();
  for (const name of files) {
    const path = join(dist, "static", name);
    const source = readFileSync(path, "utf8");
    if (!source.startsWith(COMPILE_HINT)) writeFileSync(path, COMPILE_HINT + source);
  }
  return files;
}
