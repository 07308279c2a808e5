// Runs the scenarios of the official MCP conformance suite that apply to a tools-only, stateless server, on both entries:
// the HTTP endpoint, and stdio through a bridge. The suite's other scenarios ask for tools, resources and prompts of its own.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findFreePort } from "./setup/free-port.mjs";
import { childEnvironment, ROOT } from "./setup/run-command.mjs";

const PROTOCOL = ["server-initialize", "ping", "tools-list"];
const HTTP_ONLY = ["dns-rebinding-protection"];
const SUITE = join("node_modules", "@modelcontextprotocol", "conformance", "dist", "index.js");
const HOOK = pathToFileURL(join(ROOT, "scripts", "conformance", "register.mjs")).href;
const TIMEOUT_MS = 60_000;
const SHOWN_CHARACTERS = 2_000;
const FIRST_BRIDGE_PORT = 3800;

const url = process.argv[2];
if (!url) {
  console.error("Usage: node scripts/conformance.mjs <url of the MCP endpoint>");
  process.exit(1);
}

function test(entry, scenario, address) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", HOOK, SUITE, "server", "--url", address, "--scenario", scenario],
    { cwd: ROOT, env: childEnvironment(), encoding: "utf8", timeout: TIMEOUT_MS },
  );
  if (status !== 0) {
    console.log(`${stdout}${stderr}`.slice(0, SHOWN_CHARACTERS));
    process.exitCode = 1;
  }
  console.log(`conformance ${entry} ${scenario}: ${status === 0 ? "ok" : "FAILED"}`);
}

/** Each scenario gets a server of its own: over stdio a server has one client. */
async function testStdio(scenario) {
  const port = await findFreePort(FIRST_BRIDGE_PORT, "127.0.0.1");
  const bridge = spawn(process.execPath, [join("scripts", "conformance", "stdio-bridge.mjs"), String(port)], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(bridge.stdout, "data");
    test("stdio", scenario, `http://127.0.0.1:${port}/mcp`);
  } finally {
    bridge.kill();
  }
}

for (const scenario of [...PROTOCOL, ...HTTP_ONLY]) test("http", scenario, url);
for (const scenario of PROTOCOL) await testStdio(scenario);
