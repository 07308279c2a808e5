import { build } from "esbuild";

// The workshop's worker runs in a frame without an origin, which cannot load the app's own chunks:
// the page hands it this self-contained bundle as text.
await build({
  entryPoints: ["lib/workshop/runner/worker.ts"],
  outfile: "public/workshop/runner.js",
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  tsconfig: "tsconfig.json",
  logLevel: "warning",
});
