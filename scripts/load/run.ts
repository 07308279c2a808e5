// `npm run load`: puts load on a server of its own, on loopback only. `--runs N` sets the length of the long part.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeMachine } from "../bench/report";
import { ensureBuilt } from "../setup/build.mjs";
import { findFreePort } from "../setup/free-port.mjs";
import { startServer, stopServer, urlOf, waitUntilReady } from "../setup/server.mjs";
import { type CrowdResult, crowd } from "./crowd";
import { drain } from "./drain";
import { growth, residentMegabytes } from "./memory";
import { abandonRun, completeRun } from "./one-run";

const ROOT = join(import.meta.dirname, "..", "..");
const HOST = "127.0.0.1";
const AT_ONCE = 500;
const QUEUED = 2_000;
const SAMPLES = 40;
const MAX_GROWTH = 1.15;

const lines: string[] = [];
let isSound = true;

function report(name: string, figures: string, isOk: boolean): void {
  isSound &&= isOk;
  const line = `| ${name} | ${figures} | ${isOk ? "ok" : "FAILED"} |`;
  lines.push(line);
  console.log(line);
}

function reportCrowd(name: string, count: number, result: CrowdResult): void {
  const failures = [...result.failures].map(([reason, times]) => `${times} × ${reason}`).join("; ");
  const rate = (result.done / result.seconds).toFixed(0);
  const times = `median ${result.p50Ms.toFixed(0)} ms, 95% ${result.p95Ms.toFixed(0)} ms`;
  report(
    name,
    `${result.done} of ${count}, ${rate}/s, ${times}${failures && `; ${failures}`}`,
    result.done === count,
  );
}

async function longPart(origin: string, pid: number, runs: number): Promise<void> {
  const memory: number[] = [];
  const every = Math.max(1, Math.floor(runs / SAMPLES));
  const result = await crowd(
    runs,
    32,
    (index) => completeRun(origin, index),
    (ended) => ended % every === 0 && memory.push(residentMegabytes(pid)),
  );
  reportCrowd(`${runs} runs, 32 at a time`, runs, result);
  const ratio = growth(memory);
  const range = `${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MB`;
  report("memory, last quarter against the second", `× ${ratio.toFixed(2)} (${range})`, ratio <= MAX_GROWTH);
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "20000" } } });
await ensureBuilt();
const port = await findFreePort(3400, HOST);
const origin = urlOf(HOST, port);
const server = startServer({ host: HOST, port, output: "ignore" });
try {
  await waitUntilReady(server, origin);
  const health = () => fetch(new URL("/api/health", origin)).then((response) => response.text());
  reportCrowd("bare route (GET /api/health), 32 at a time", 4_000, await crowd(4_000, 32, health));
  await crowd(200, 32, (index) => completeRun(origin, index));
  reportCrowd(
    `${AT_ONCE} runs at once`,
    AT_ONCE,
    await crowd(AT_ONCE, AT_ONCE, (index) => completeRun(origin, index)),
  );
  const all = AT_ONCE + QUEUED;
  reportCrowd(
    `${all} at once: ${AT_ONCE} run, the rest wait`,
    all,
    await crowd(all, all, (i) => completeRun(origin, i)),
  );
  reportCrowd(
    "clients that vanish",
    AT_ONCE,
    await crowd(AT_ONCE, AT_ONCE, (index) => abandonRun(origin, index)),
  );
  reportCrowd(
    "as many right after them",
    AT_ONCE,
    await crowd(AT_ONCE, AT_ONCE, (index) => completeRun(origin, index)),
  );
  await longPart(origin, server.pid ?? 0, Number(values.runs));
  for (const { name, figures, isOk } of await drain(origin, server)) report(name, figures, isOk);
} finally {
  await stopServer(server);
}
const head = `# Load\n\n\`npm run load\` on ${describeMachine()}; clients and server share the machine.\n`;
mkdirSync(join(ROOT, "bench"), { recursive: true });
writeFileSync(
  join(ROOT, "bench", "load.md"),
  `${head}\n| what | figures | |\n| --- | --- | --- |\n${lines.join("\n")}\n`,
);
console.log("Written to bench/load.md.");
process.exitCode = isSound ? 0 : 1;
