// Finds a Chromium for the browser tests, or installs one. As a command it prints the path.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runCommand, runNode } from "./setup/run-command.mjs";

// The shell first: it draws no window, and a page costs it about half.
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const INSTALL_TIMEOUT_MS = 240_000;

/** Some distributions ship a stub that only asks for another installer: it must answer with its version. */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined; // not installed yet, or no build for this platform
  }
}

function systemChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [...candidates, MAC_CHROME].find(runs);
}

/** A Chromium that starts: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return runs(given) ? given : undefined;
  const own = playwrightChromium();
  return runs(own) ? own : systemChromium();
}

/** As {@link findChromium}; installs one when there is none. @throws {Error} with a sentence for a person */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no browser starts from there.`);
  }
  console.log("No Chromium on this machine; downloading Playwright's (playwright install chromium)…");
  const cli = join("node_modules", "@playwright", "test", "cli.js");
  await runNode([cli, "install", "chromium"], {
    timeoutMs: INSTALL_TIMEOUT_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
  });
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (process.platform === "linux" && process.getuid?.() === 0) {
    console.log("The download does not start here; installing Debian's package (chromium-headless-shell)…");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-qq"], { env, timeoutMs: INSTALL_TIMEOUT_MS, quiet: true });
    await runCommand("apt-get", ["install", "-y", "-qq", "chromium-headless-shell", "fonts-noto-cjk"], {
      env,
      timeoutMs: INSTALL_TIMEOUT_MS,
      quiet: true,
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureChromium().then(
    (path) => console.log(path),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
