// `npm run lighthouse`: the median of three runs of each page on Lighthouse's mobile preset, beside a page with nothing
// on it, written to bench/lighthouse.md. `--origin <address>` measures a server that runs already.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../find-chromium.mjs";
import { ensureBuilt } from "../setup/build.mjs";
import { findFreePort } from "../setup/free-port.mjs";
import { startServer, stopServer, urlOf, waitUntilReady } from "../setup/server.mjs";
import { startBlankPage } from "./blank-page";
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

/** Measures the pages at `origin`, after the blank one at `blankUrl`, and returns the report as Markdown. */
async function measure(origin: string, blankUrl: string): Promise<string> {
  const chromium = findChromium();
  if (!chromium) throw new Error("Lighthouse needs a Chromium; CHROMIUM_PATH may name one.");
  const rows: string[][] = [];
  const targets = [
    { name: "(blank page)", url: blankUrl },
    ...PAGES.map((path) => ({ name: path, url: new URL(path, origin).href })),
  ];
  for (const { name, url } of targets) {
    const scores = await medianRun(url, chromium);
    rows.push([name, ...Object.values(scores).map(String)]);
    console.log(name, scores);
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
    `\`npm run lighthouse\`, ${date}, on ${describeMachine()}. Mobile preset with simulated throttling, production build on loopback; of ${RUNS} runs the one with the median performance. “Machine” is Lighthouse's benchmark index during that run: times, and the performance score with them, are worth comparing only at a like index on a machine that does nothing else. The blank page is a heading and a sentence in an app of the same Next.js and React: what the framework costs on this machine. Aim, on a lesson: performance 95, accessibility 100.`,
    table(head, rows),
  ].join("\n\n");
}

const { values } = parseArgs({ options: { origin: { type: "string" } } });
const servers: ReturnType<typeof startServer>[] = [];
try {
  let origin = values.origin;
  if (!origin) {
    await ensureBuilt();
    const port = await findFreePort(3300, HOST);
    origin = urlOf(HOST, port);
    const server = startServer({ host: HOST, port, output: "ignore" });
    servers.push(server);
    await waitUntilReady(server, origin);
  }
  const blank = await startBlankPage(HOST, await findFreePort(3400, HOST));
  servers.push(blank.server);
  const report = await measure(origin, blank.url);
  mkdirSync(join(ROOT, "bench"), { recursive: true });
  writeFileSync(join(ROOT, "bench", "lighthouse.md"), `${report}\n`);
  console.log(`\n${report}\n\nWritten to bench/lighthouse.md.`);
} finally {
  for (const server of servers) await stopServer(server);
}
