import { join } from "node:path";
import { build } from "esbuild";

/** Bundled once, at build time. */
export const dynamic = "force-static";

/**
 * The workshop's worker as one self-contained module. It runs in a frame without an origin, which cannot load the
 * app's own chunks: the page fetches this text and hands it to the frame.
 */
export async function GET(): Promise<Response> {
  const bundle = await build({
    absWorkingDir: process.cwd(),
    entryPoints: [join("lib", "workshop", "runner", "worker.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
  });
  return new Response(bundle.outputFiles[0]?.text, {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
}
