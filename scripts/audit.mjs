// Asks the registry for known vulnerabilities of what is shipped. A registry that cannot tell is reported, not failed.
import { spawnSync } from "node:child_process";
import { childEnvironment, ROOT } from "./setup/run-command.mjs";

const TIMEOUT_MS = 60_000;
const SERIOUS = ["high", "critical"];

const cli = process.env.npm_execpath;
const args = ["audit", "--omit=dev", "--json"];
const { stdout } = spawnSync(cli ? process.execPath : "npm", cli ? [cli, ...args] : args, {
  cwd: ROOT,
  env: childEnvironment(),
  encoding: "utf8",
  timeout: TIMEOUT_MS,
});

function readCounts() {
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    return undefined; // no JSON: the registry has no audit endpoint, or did not answer in time
  }
}

const counts = readCounts();
if (counts) {
  const listed = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
  console.log(`Known vulnerabilities in shipped dependencies: ${listed.join(", ")}.`);
  if (SERIOUS.some((severity) => counts[severity] > 0)) process.exitCode = 1;
} else {
  console.log(
    "This registry does not answer npm audit; dependencies were not checked for known vulnerabilities.",
  );
}
