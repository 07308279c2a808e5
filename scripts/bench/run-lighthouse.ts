// `npm run lighthouse`: the median of three runs of each page on Lighthouse's mobile preset, written to bench/lighthouse.md.
// `--origin <address>` measures a server that runs already.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../find-chromium.mjs";
import { ensureBuilt } from "../setup/build.mjs";
import { findFreePort } from "../setup/free-port.mjs";
import { startServer, stopServer, urlOf, waitUntilReady } from "../setup/server.mjs";
import { type LighthouseScores, runLighthouse } from "./lighthouse";
import { describeMachine, table } from "./report";

const ROOT = join(import.meta.dirname, "..", "..");
const HOST = "127.0.0.1";
const RUNS = 3;
const PAGES = ["/en/lessons/two-kinds-of-failure", "/en", "/en/lab", "/en/compare", "/en/quiz"];

/** The run with the median performance score: its figures belong together. */
async function medianRun(url: string, chromium: string): Promise<LighthouseScores> {
  const runs: LighthouseScores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(url, chromium, ROOT));
  const [median] = runs.sort((a, b) => a.performance - b.performance).slice(Math.floor(RUNS / 2));
  if (!median) throw new Error("No run of Lighthouse ended");
  return median;
}

async function measure(origin: string): Promise<string> {
  const chromium = findChromium();
  if (!chromium) throw new Error("Lighthouse needs a Chromium; CHROMIUM_PATH may name one.");
  const rows: string[][] = [];
  for (const path of PAGES) {
    const scores = await medianRun(new URL(path, origin).href, chromium);
    rows.push([path, ...Object.values(scores).map(String)]);
    console.log(path, scores);
  }
  const head = [
    "page",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "FCP ms",
    "LCP ms",
    "TBT ms",
    "CLS",
    "machine",
  ];
  const date = new Date().toISOString().slice(0, 10);
  return [
    "# Lighthouse",
    `\`npm run lighthouse\`, ${date}, on ${describeMachine()}. Mobile preset with simulated throttling, production build on loopback; of ${RUNS} runs the one with the median performance. “Machine” is Lighthouse's benchmark index during that run: times, and the performance score with them, are worth comparing only at a like index on a machine that does nothing else. Aim, on a lesson: performance 95, accessibility 100.`,
    table(head, rows),
  ].join("\n\n");
}

const { values } = parseArgs({ options: { origin: { type: "string" } } });
let origin = values.origin;
let server: ReturnType<typeof startServer> | undefined;
try {
  if (!origin) {
    await ensureBuilt();
    const port = await findFreePort(3300, HOST);
    origin = urlOf(HOST, port);
    server = startServer({ host: HOST, port, output: "ignore" });
    await waitUntilReady(server, origin);
  }
  const report = await measure(origin);
  mkdirSync(join(ROOT, "bench"), { recursive: true });
  writeFileSync(join(ROOT, "bench", "lighthouse.md"), `${report}\n`);
  console.log(`\n${report}\n\nWritten to bench/lighthouse.md.`);
} finally {
  if (server) await stopServer(server);
}
