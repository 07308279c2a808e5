import { spawn } from "node:child_process";
import { join } from "node:path";
import { childEnvironment, ROOT } from "./run-command.mjs";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** Whether only this machine can reach a server bound to `host`. */
export function isLoopback(host) {
  return LOOPBACK.has(host);
}

/** The address to open for a server bound to `host`. */
export function urlOf(host, port) {
  const named = host === "0.0.0.0" || host === "::" || isLoopback(host) ? "localhost" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
}

/**
 * Starts the production server. On loopback a learner may probe servers of this machine, so private addresses are
 * allowed there; a public deployment keeps them closed.
 * @param {{ host: string, port: number, env?: Record<string, string>, output?: "inherit" | "ignore" }} options
 */
export function startServer({ host, port, env = {}, output = "inherit" }) {
  const next = join(ROOT, "node_modules", "next", "dist", "bin", "next");
  const allowPrivate = process.env.FAILWELL_ALLOW_PRIVATE ?? (isLoopback(host) ? "1" : "0");
  return spawn(process.execPath, [next, "start", "-p", String(port), "-H", host], {
    cwd: ROOT,
    env: childEnvironment({ FAILWELL_ALLOW_PRIVATE: allowPrivate, ...env }),
    stdio: ["ignore", output, "inherit"],
  });
}

/** Waits until the server answers. @throws {Error} when it ends or stays silent for a minute */
export async function waitUntilReady(child, url) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error("The server ended while starting.");
    try {
      await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  throw new Error(`The server did not answer at ${url} within a minute.`);
}

/** Asks the server to end and waits for it; after ten seconds it is ended for good. */
export function stopServer(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
