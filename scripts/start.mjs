// `npm start`: installs and builds what is missing, then serves on the first free port. Works right after a clone.
import { requireSupportedNode } from "./setup/node-version.mjs";

requireSupportedNode();

const PARENT_POLL_MS = 500;

/** A signal sent to npm ends npm and its shell but is not passed on: the server must not outlive them. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event !== "start" || process.platform === "win32") return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_POLL_MS).unref();
}

async function main() {
  const { parseArgs } = await import("node:util");
  const { ensureInstalled } = await import("./setup/install.mjs");
  const { ensureBuilt } = await import("./setup/build.mjs");
  const { findFreePort } = await import("./setup/free-port.mjs");
  const { startServer, urlOf, waitUntilReady } = await import("./setup/server.mjs");

  const { values } = parseArgs({ options: { port: { type: "string" }, host: { type: "string" } } });
  const host = values.host ?? process.env.HOST ?? "127.0.0.1";
  const wanted = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new Error("The port must be a whole number from 1 to 65535.");
  }

  await ensureInstalled();
  await ensureBuilt();
  const port = await findFreePort(wanted, host);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);

  const child = startServer({ host, port, output: "ignore" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
  await waitUntilReady(child, urlOf(host, port));
  console.log(`Failwell is running at ${urlOf(host, port)} (Ctrl+C stops it).`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
