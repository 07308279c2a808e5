// Runs the scenarios of the official MCP conformance suite that apply to a tools-only, stateless server.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, runNode } from "./setup/run-command.mjs";

const SCENARIOS = ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"];
const SUITE = join("node_modules", "@modelcontextprotocol", "conformance", "dist", "index.js");
const HOOK = pathToFileURL(join(ROOT, "scripts", "conformance", "register.mjs")).href;
const TIMEOUT_MS = 60_000;

const url = process.argv[2];
if (!url) {
  console.error("Usage: node scripts/conformance.mjs <url of the MCP endpoint>");
  process.exit(1);
}

let failed = 0;
for (const scenario of SCENARIOS) {
  const args = ["--import", HOOK, SUITE, "server", "--url", url, "--scenario", scenario];
  const status = await runNode(args, { timeoutMs: TIMEOUT_MS });
  if (status !== 0) failed += 1;
  console.log(`conformance ${scenario}: ${status === 0 ? "ok" : "FAILED"}`);
}
process.exitCode = failed === 0 ? 0 : 1;
