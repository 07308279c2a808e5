import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { waitUntilReady } from "../setup/server.mjs";

const APP = join(import.meta.dirname, "blank-page");
const NEXT = join(import.meta.dirname, "..", "..", "node_modules", "next", "dist", "bin", "next");

/**
 * Builds and serves a page with nothing on it, with Failwell's own Next.js and React: what any page of the framework
 * costs on this machine.
 * @throws when the build fails or the server does not answer
 */
export async function startBlankPage(host: string, port: number) {
  const build = spawn(process.execPath, [NEXT, "build", APP], { stdio: ["ignore", "ignore", "inherit"] });
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`Building the blank page ended with ${status}`);
  const server = spawn(process.execPath, [NEXT, "start", APP, "-p", String(port), "-H", host], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://${host}:${port}/`;
  await waitUntilReady(server, url);
  return { server, url };
}
