// Asks the registry for known vulnerabilities of what is shipped. A registry that cannot tell is reported, not failed.
import { spawnSync } from "node:child_process";
import { childEnvironment, ROOT } from "./setup/run-command.mjs";
import { readAudit } from "./test/audit-report.mjs";

const TIMEOUT_MS = 60_000;

const cli = process.env.npm_execpath;
const args = ["audit", "--omit=dev", "--json"];
const { stdout } = spawnSync(cli ? process.execPath : "npm", cli ? [cli, ...args] : args, {
  cwd: ROOT,
  env: childEnvironment(),
  encoding: "utf8",
  timeout: TIMEOUT_MS,
});

const { isSound, text } = readAudit(stdout);
console.log(text);
if (!isSound) process.exitCode = 1;
