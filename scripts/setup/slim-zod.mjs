import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-command.mjs";

const FOLDERS = ["app", "components", "lib"];
const IMPORT = /import \* as z from "zod\/mini"/;
/** Types, and the namespace that would bring everything back. */
const NO_VALUES = new Set(["core", "infer", "input", "output"]);

/** Relative to the root, as Turbopack wants it. */
export const SLIM_ZOD = "./node_modules/.cache/failwell/zod-mini.js";

function namesInUse(root) {
  const names = new Set();
  for (const folder of FOLDERS.filter((one) => existsSync(join(root, one)))) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), "utf8");
      if (IMPORT.test(text)) for (const [, name] of text.matchAll(/\bz\.([a-zA-Z_]\w*)/g)) names.add(name);
    }
  }
  return names;
}

/**
 * Writes a `zod/mini` with only what the sources use, for browsers: the bundler keeps all of zod's core otherwise, 14 KB
 * of it unused on every page that parses anything. It never compiles validators, which a page's policy forbids.
 */
export async function writeSlimZod(root = ROOT) {
  const { build } = await import("esbuild");
  const zod = await import("zod/mini");
  const names = [...namesInUse(root)]
    .filter((name) => Object.hasOwn(zod, name) && !NO_VALUES.has(name))
    .sort();
  const { outputFiles } = await build({
    stdin: {
      contents: `import { config } from "zod/mini";\nconfig({ jitless: true });\nexport { ${names.join(", ")} } from "zod/mini";`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
  });
  mkdirSync(join(root, "node_modules", ".cache", "failwell"), { recursive: true });
  writeFileSync(join(root, SLIM_ZOD), outputFiles[0].contents);
}
