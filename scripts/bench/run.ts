// `npm run bench`: prints every figure and writes bench/results.md. The part in a browser is left out where there is none.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyPage } from "../../e2e/pages";
import { ensureBuilt } from "../setup/build.mjs";
import { findFreePort } from "../setup/free-port.mjs";
import { startServer, stopServer, urlOf, waitUntilReady } from "../setup/server.mjs";
import { benchAgents } from "./agents";
import { benchEpisodes } from "./episodes";
import { benchEvals } from "./evals";
import { benchFirstByte } from "./first-byte";
import { benchFluid } from "./fluid";
import { BLANK_PATH, pageSize } from "./javascript";
import { type Results, renderReport } from "./report";
import { benchToolCalls } from "./tool-calls";

const ROOT = join(import.meta.dirname, "..", "..");
const HOST = "127.0.0.1";

async function benchPages(origin: string): Promise<Omit<Results, "calls" | "episodes" | "evals" | "agents">> {
  const pages = everyPage();
  const sizes: Results["pages"] = [];
  for (const path of pages) sizes.push(await pageSize(origin, path, ROOT));
  const firstByte = await benchFirstByte(origin);
  const fluid = await benchFluid(origin);
  return { blank: await pageSize(origin, BLANK_PATH, ROOT), pages: sizes, firstByte, fluid };
}

await ensureBuilt();
console.log("Tool calls and episodes, about two minutes…");
const calls = await benchToolCalls();
const episodes = await benchEpisodes();
console.log("Evals, about a minute…");
const evals = await benchEvals(ROOT);
const agents = await benchAgents();
const port = await findFreePort(3300, HOST);
const server = startServer({ host: HOST, port, output: "ignore" });
try {
  await waitUntilReady(server, urlOf(HOST, port));
  const report = renderReport(
    { calls, episodes, evals, agents, ...(await benchPages(urlOf(HOST, port))) },
    new Date().toISOString().slice(0, 10),
  );
  mkdirSync(join(ROOT, "bench"), { recursive: true });
  writeFileSync(join(ROOT, "bench", "results.md"), report);
  console.log(`\n${report}\nWritten to bench/results.md.`);
} finally {
  await stopServer(server);
}
