// Bundles the audit CLI and library into dist/package, with nothing left to install beside them.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

export const ROOT = join(import.meta.dirname, "..", "..");

/** Builds into `out`. */
export async function buildPackage(out = join(ROOT, "dist", "package")) {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const common = {
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    target: "node20",
    legalComments: "none",
    tsconfig: "tsconfig.json",
    minifySyntax: true,
    define: { FAILWELL_VERSION: JSON.stringify(version) },
  };
  await build({
    ...common,
    entryPoints: ["lib/audit/package/index.ts", "lib/audit/package/vitest.ts", "lib/audit/package/jest.ts"],
    platform: "neutral",
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    outdir: out,
  });
  await build({
    ...common,
    entryPoints: ["lib/audit/cli/main.ts"],
    platform: "node",
    // picocolors is CommonJS: it asks for its built-in module through `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    outfile: join(out, "cli.mjs"),
  });
  declarations(out);
}

/** Type declarations of the entries. Their types stand in them, so nothing else is shipped. */
function declarations(out) {
  const emitted = mkdtempSync(join(tmpdir(), "failwell-types-"));
  execFileSync(
    process.execPath,
    [
      join(ROOT, "node_modules", "typescript", "bin", "tsc"),
      "-p",
      "scripts/pack/tsconfig.json",
      "--outDir",
      emitted,
    ],
    { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] },
  );
  for (const name of ["index", "matcher", "vitest", "jest"]) {
    const text = readFileSync(join(emitted, "lib", "audit", "package", `${name}.d.ts`), "utf8");
    // Node's resolution wants extensions in relative imports.
    writeFileSync(join(out, `${name}.d.ts`), text.replace(/(from|import) "(\.\/[\w-]+)"/g, '$1 "$2.js"'));
  }
  rmSync(emitted, { recursive: true, force: true });
}
