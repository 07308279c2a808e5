import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";

let bundled: Promise<string> | undefined;

/**
 * Bundles the worker's code for Node, once a process; packages stay outside, so that it takes milliseconds.
 * @param root the repository's root
 * @returns the file to start workers from
 */
export function bundleWorker(root: string): Promise<string> {
  bundled ??= bundle(root).catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

async function bundle(root: string): Promise<string> {
  const { build } = await import("esbuild");
  const folder = join(root, "node_modules", ".cache", "failwell");
  await mkdir(folder, { recursive: true });
  // Several processes may do this at once: each writes a file of its own and moves it into place whole.
  const draft = join(folder, `evals-worker-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, "lib", "lab", "evals", "worker.ts")],
    outfile: draft,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    tsconfig: join(root, "tsconfig.json"),
  });
  const file = join(folder, "evals-worker.mjs");
  await rename(draft, file);
  return file;
}
