// `npm run evals`: bundles scripts/evals/command.ts, then runs it. Packages stay outside, so that this takes milliseconds.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "..");

try {
  const { build } = await import("esbuild");
  const folder = join(ROOT, "node_modules", ".cache", "failwell");
  await mkdir(folder, { recursive: true });
  const file = join(folder, `evals-command-${process.pid}.mjs`);
  await build({
    entryPoints: [join(ROOT, "scripts", "evals", "command.ts")],
    outfile: file,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    tsconfig: join(ROOT, "tsconfig.json"),
  });
  const { main } = await import(pathToFileURL(file).href);
  process.exitCode = await main(process.argv.slice(2), ROOT);
} catch (error) {
  const isMissing = error?.code === "ERR_MODULE_NOT_FOUND";
  console.error(isMissing ? `Run "npm install" first. (${error.message})` : error);
  process.exitCode = 1;
}
