import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { waitUntilReady } from "../setup/server.mjs";

const APP = join(import.meta.dirname, "blank-page");
const NEXT = join(import.meta.dirname, "..", "..", "node_modules", "next", "dist", "bin", "next");

/**
 * Failwell's own hooks, were they to get into the blank page, would block its scripts: it would look faster than it is.
 * @throws Error when they did
 */
async function assertRuns(url: string) {
  const policy = (await fetch(url)).headers.get("content-security-policy");
  if (policy) throw new Error(`The blank page has a policy that blocks its scripts: ${policy}`);
}

/**
 * Builds and serves a page with nothing on it, with Failwell's own Next.js and React: what any page of the framework
 * costs on this machine.
 * @throws when the build fails or the server does not answer
 */
export async function startBlankPage(host: string, port: number) {
  const build = spawn(process.execPath, [NEXT, "build"], {
    cwd: APP,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`Building the blank page ended with ${status}`);
  const server = spawn(process.execPath, [NEXT, "start", "-p", String(port), "-H", host], {
    cwd: APP,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://${host}:${port}/`;
  await waitUntilReady(server, url);
  await assertRuns(url);
  return { server, url };
}
