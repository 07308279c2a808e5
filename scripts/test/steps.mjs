import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "../find-chromium.mjs";
import { build, isBuilt } from "../setup/build.mjs";
import { findFreePort } from "../setup/free-port.mjs";
import { ROOT, runNode } from "../setup/run-command.mjs";
import { startServer, stopServer, urlOf, waitUntilReady } from "../setup/server.mjs";
import { countPlaywright, countStep, countVitest } from "./counts.mjs";

const bin = (...path) => join("node_modules", ...path);
const REPORTS = join("test-results", "reports");
const FIRST_PORT = 3200;

async function withServer(task) {
  const host = "127.0.0.1";
  const port = await findFreePort(FIRST_PORT, host);
  const child = startServer({ host, port, output: "ignore" });
  try {
    await waitUntilReady(child, urlOf(host, port));
    return await task(urlOf(host, port));
  } finally {
    await stopServer(child);
  }
}

async function lint() {
  return countStep(await runNode([bin("@biomejs", "biome", "bin", "biome"), "check", "."]));
}

async function types() {
  const generated = await runNode([bin("next", "dist", "bin", "next"), "typegen"]);
  return countStep(generated || (await runNode([bin("typescript", "bin", "tsc"), "--noEmit"])));
}

async function unit() {
  const report = join(REPORTS, "unit.json");
  const status = await runNode([
    bin("vitest", "vitest.mjs"),
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return countVitest(status, join(ROOT, report));
}

async function buildStep() {
  return countStep(isBuilt() ? 0 : await build());
}

async function e2e() {
  const report = join(REPORTS, "e2e.json");
  const chromium = await ensureChromium();
  return withServer(async (url) => {
    const status = await runNode([bin("@playwright", "test", "cli.js"), "test", "--reporter=dot,json"], {
      env: { BASE_URL: url, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return countPlaywright(status, join(ROOT, report));
  });
}

async function conformance() {
  return withServer(async (url) => countStep(await runNode(["scripts/conformance.mjs", `${url}/api/mcp`])));
}

async function budgets() {
  const tsx = bin("tsx", "dist", "cli.mjs");
  return withServer(async (url) => countStep(await runNode([tsx, join("scripts", "budgets.ts"), url])));
}

async function audit() {
  return countStep(await runNode([join("scripts", "audit.mjs")]));
}

/** What `npm test` does, in this order; each answers how many of its tests passed and failed. */
export const STEPS = { lint, types, unit, build: buildStep, budgets, e2e, conformance, audit };

/** Empties the folder that reports are written to, so that no count comes from an earlier run. */
export function clearReports() {
  rmSync(join(ROOT, REPORTS), { recursive: true, force: true });
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
}
