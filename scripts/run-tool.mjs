// Runs a TypeScript script of this folder after installing what is missing: `node scripts/run-tool.mjs <file> [options]`.
import { requireSupportedNode } from "./setup/node-version.mjs";

requireSupportedNode();

async function main() {
  const { join } = await import("node:path");
  const { ensureInstalled } = await import("./setup/install.mjs");
  const { runNode } = await import("./setup/run-command.mjs");
  await ensureInstalled();
  process.exitCode = await runNode([
    join("node_modules", "tsx", "dist", "cli.mjs"),
    ...process.argv.slice(2),
  ]);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
