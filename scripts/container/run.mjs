// `npm run container`: what the Dockerfile does, without Docker. Builds the standalone server from a clean copy of the
// tracked files, copies what the last stage copies into an empty folder, starts it with the stage's command and
// environment, uses it, and ends it with SIGTERM.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { findFreePort } from "../setup/free-port.mjs";
import { childEnvironment, ROOT } from "../setup/run-command.mjs";
import { waitUntilReady } from "../setup/server.mjs";
import { lastStage } from "./dockerfile.mjs";

const stage = lastStage(readFileSync(join(ROOT, "Dockerfile"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "failwell-container-"));
const build = join(folder, "build");
const app = join(folder, "app");

function must(name, isOk) {
  console.log(`${isOk ? "ok    " : "FAILED"} ${name}`);
  if (!isOk) process.exitCode = 1;
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}

function buildStage() {
  const listed = spawnSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).stdout;
  for (const file of listed.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    cpSync(join(ROOT, file), join(build, file));
  }
  const env = childEnvironment({ FAILWELL_STANDALONE: "1" });
  run("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], { cwd: build, env });
  run("npm", ["run", "build"], { cwd: build, env });
  for (const { from, to } of stage.copies) {
    const source = join(build, relative("/app", from));
    const isFile = /\.\w+$/.test(from);
    cpSync(source, isFile ? join(app, to, from.split("/").at(-1)) : join(app, to), { recursive: true });
  }
}

async function use(origin, child) {
  await waitUntilReady(child, origin);
  const [probe, ...args] = stage.healthcheck.map((part) => part.replace("http://127.0.0.1:3000", origin));
  must("the health check", spawnSync(probe, args, { timeout: 5_000 }).status === 0);
  const page = await fetch(`${origin}/en/lab`);
  const html = await page.text();
  must("the lab, with a policy", page.ok && page.headers.has("content-security-policy"));
  const scripts = [...new Set(html.match(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g) ?? [])];
  const files = await Promise.all(scripts.map((path) => fetch(origin + path)));
  must(`its ${scripts.length} scripts and styles`, scripts.length > 0 && files.every(({ ok }) => ok));
  must("a page in Chinese", (await fetch(`${origin}/zh/lessons`)).ok);
  must("an address that is not there", (await fetch(`${origin}/en/nothing`)).status === 404);
  const json = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({
    locale: "en",
    orderId: "A-TIMEOUT",
    responseStyle: "structured",
    model: "simulator",
  });
  const events = await (await fetch(`${origin}/api/runs`, { ...json, body })).text();
  must("a run, to its end", events.includes("run_finished"));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const underWay = fetch(`${origin}/api/runs`, { ...json, body });
  await underWay;
  child.kill("SIGTERM");
  must("SIGTERM lets a run finish", (await (await underWay).text()).includes("run_finished"));
  must("and ends the process", (await ended) === 143);
}

try {
  buildStage();
  const port = await findFreePort(3700, "127.0.0.1");
  const [command, ...args] = stage.command;
  const child = spawn(command, args, {
    cwd: app,
    env: { PATH: process.env.PATH, ...stage.env, PORT: String(port), HOSTNAME: "127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await use(`http://127.0.0.1:${port}`, child);
  } finally {
    child.kill("SIGKILL");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
