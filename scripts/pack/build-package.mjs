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
  // Jest requires what tests import, unless told otherwise; modules take the same code through a line of their own.
  const library = { ...common, format: "cjs", platform: "node" };
  await build({ ...library, entryPoints: ["lib/audit/package/index.ts"], outfile: join(out, "index.cjs") });
  await build({
    ...library,
    entryPoints: ["lib/audit/package/matcher.ts"],
    external: ["./index"],
    outfile: join(out, "matcher.cjs"),
  });
  requireBuiltIndex(join(out, "matcher.cjs"));
  writeFileSync(join(out, "index.mjs"), 'export { auditToolResult, meetsGrade } from "./index.cjs";\n');
  for (const name of ["vitest", "jest"])
    writeFileSync(join(out, `${name}.mjs`), 'export { toFailWell } from "./matcher.cjs";\n');
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

/** The matcher asks for the library beside it by its built name. */
function requireBuiltIndex(file) {
  const text = readFileSync(file, "utf8");
  const built = text.replace('require("./index")', 'require("./index.cjs")');
  if (built === text) throw new Error(`${file} does not require ./index`);
  writeFileSync(file, built);
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
    const imports = /(from|import) "(\.\/[\w-]+)"/g;
    writeFileSync(join(out, `${name}.d.ts`), text.replace(imports, '$1 "$2.js"'));
    if (name !== "vitest") writeFileSync(join(out, `${name}.d.cts`), text.replace(imports, '$1 "$2.cjs"'));
  }
  rmSync(emitted, { recursive: true, force: true });
}
