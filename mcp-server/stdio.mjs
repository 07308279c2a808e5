// Starts the orders MCP server on stdio right after `npm install`: bundles mcp-server/stdio.ts, then runs it. Nothing but
// MCP messages may go to standard output.
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "..");

/** Bundles our own code; packages stay outside, so that this takes milliseconds and is done at every start. */
async function bundle() {
  const { build } = await import("esbuild");
  const folder = join(ROOT, "node_modules", ".cache", "failwell");
  await mkdir(folder, { recursive: true });
  const file = join(folder, "stdio.mjs");
  // Several hosts may start at once: each writes a file of its own and moves it into place whole.
  const draft = join(folder, `stdio-${process.pid}.mjs`);
  await build({
    entryPoints: [join(ROOT, "mcp-server", "stdio.ts")],
    outfile: draft,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    tsconfig: join(ROOT, "tsconfig.json"),
  });
  await rename(draft, file);
  return file;
}

try {
  await import(pathToFileURL(await bundle()).href);
} catch (error) {
  const isMissing = error?.code === "ERR_MODULE_NOT_FOUND";
  console.error(isMissing ? `Run "npm install" in ${ROOT} first. (${error.message})` : error);
  process.exitCode = 1;
}
