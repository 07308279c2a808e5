import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadScriptsAfterPaint } from "./after-paint.mjs";
import { addCompileHints } from "./compile-hints.mjs";
import { ROOT, runNode } from "./run-command.mjs";
import { SLIM_ZOD, writeSlimZod } from "./slim-zod.mjs";

/** What a production build is made from. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "mcp-server",
  "public",
  "next.config.ts",
  "proxy.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "mdx-components.tsx",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const STAMP = join(".next", "failwell-sources");
const NOT_BUILT = /\.test\.tsx?$/;

function listFiles(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}

/** A digest of everything that a build depends on. */
export function digestSources(root = ROOT) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const path of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

/** Whether `.next` holds a production build of exactly these sources. */
export function isBuilt(root = ROOT) {
  const stamp = join(root, STAMP);
  return (
    existsSync(stamp) &&
    existsSync(join(root, ".next", "BUILD_ID")) &&
    readFileSync(stamp, "utf8") === digestSources(root)
  );
}

/** Builds for production and stamps the build. @returns {Promise<number>} exit status */
export async function build() {
  const digest = digestSources();
  await writeSlimZod();
  const next = join("node_modules", "next", "dist", "bin", "next");
  let status = await runNode([next, "build"], { env: { FAILWELL_SLIM_ZOD: SLIM_ZOD } });
  if (status !== 0) {
    console.log("Building once more with the whole of zod, in case the slim one lacks something…");
    status = await runNode([next, "build"]);
  }
  if (status === 0) {
    const dist = join(ROOT, ".next");
    addCompileHints(dist);
    // A standalone server has its own copy of the pages.
    for (const folder of [dist, join(dist, "standalone", ".next")]) loadScriptsAfterPaint(folder);
    writeFileSync(join(ROOT, STAMP), digest);
  }
  return status;
}

/** Builds when the sources changed since the last build. @throws {Error} with a sentence for a person */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log("Building Failwell for production (next build)…");
  if ((await build()) !== 0) throw new Error("The build failed; its messages are above.");
}
