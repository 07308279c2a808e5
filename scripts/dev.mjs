// `npm run dev`: installs what is missing, then serves with hot reload. Arguments go to `next dev`.
import { requireSupportedNode } from "./setup/node-version.mjs";

requireSupportedNode();

async function main() {
  const { spawn } = await import("node:child_process");
  const { join } = await import("node:path");
  const { ensureInstalled } = await import("./setup/install.mjs");
  const { childEnvironment, ROOT } = await import("./setup/run-command.mjs");
  await ensureInstalled();
  const next = join(ROOT, "node_modules", "next", "dist", "bin", "next");
  const env = childEnvironment({ FAILWELL_ALLOW_PRIVATE: process.env.FAILWELL_ALLOW_PRIVATE ?? "1" });
  const args = [next, "dev", "-H", process.env.HOST ?? "127.0.0.1", ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 0));
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
