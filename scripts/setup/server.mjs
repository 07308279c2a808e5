import { spawn } from "node:child_process";
import { join } from "node:path";
import { childEnvironment, ROOT } from "./run-command.mjs";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);
/**
 * On loopback there is one client, who owns the machine: private addresses may be probed and the client's own limits
 * are wide. Only loopback names are answered, so that no web page reaches the server by rebinding its name.
 */
const LOOPBACK_DEFAULTS = {
  FAILWELL_ALLOW_PRIVATE: "1",
  FAILWELL_HOSTS: "localhost,127.0.0.1,[::1]",
  FAILWELL_CLIENT_CONCURRENCY: "3000",
  FAILWELL_CLIENT_PER_MINUTE: "100000",
};
const ACCEPT_BURSTS = new URL("./accept-bursts.mjs", import.meta.url).href;
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
 * Starts the production server.
 * @param {{ host: string, port: number, env?: Record<string, string>, output?: "inherit" | "ignore" }} options
 * @returns {import("node:child_process").ChildProcess}
 */
export function startServer({ host, port, env = {}, output = "inherit" }) {
  const next = join(ROOT, "node_modules", "next", "dist", "bin", "next");
  const args = ["--import", ACCEPT_BURSTS, next, "start", "-p", String(port), "-H", host];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: childEnvironment(env, isLoopback(host) ? LOOPBACK_DEFAULTS : {}),
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
