// Runs the scenarios of the official MCP conformance suite that apply to a tools-only, stateless server.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { childEnvironment, ROOT } from "./setup/run-command.mjs";

const SCENARIOS = ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"];
const SUITE = join("node_modules", "@modelcontextprotocol", "conformance", "dist", "index.js");
const HOOK = pathToFileURL(join(ROOT, "scripts", "conformance", "register.mjs")).href;
const TIMEOUT_MS = 60_000;
const SHOWN_CHARACTERS = 2_000;

const url = process.argv[2];
if (!url) {
  console.error("Usage: node scripts/conformance.mjs <url of the MCP endpoint>");
  process.exit(1);
}

for (const scenario of SCENARIOS) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", HOOK, SUITE, "server", "--url", url, "--scenario", scenario],
    { cwd: ROOT, env: childEnvironment(), encoding: "utf8", timeout: TIMEOUT_MS },
  );
  if (status !== 0) {
    console.log(`${stdout}${stderr}`.slice(0, SHOWN_CHARACTERS));
    process.exitCode = 1;
  }
  console.log(`conformance ${scenario}: ${status === 0 ? "ok" : "FAILED"}`);
}
