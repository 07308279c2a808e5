import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runCommand, runNode } from "./run-command.mjs";

const ATTEMPTS = 3;
const NPM_CI = ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
const PATIENCE = ["--fetch-retries=5", "--fetch-retry-maxtimeout=60000", "--fetch-timeout=120000"];

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/**
 * Whether node_modules holds what the lock file asks for. npm keeps a copy of what it installed in
 * `node_modules/.package-lock.json`; packages for other platforms are missing there and do not count.
 */
export function isInstalled(root = ROOT) {
  const installedFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(join(root, "package-lock.json"))).every(
    ([path, wanted]) =>
      path === "" ||
      wanted.optional ||
      wanted.devOptional ||
      wanted.peer ||
      installed[path]?.version === wanted.version,
  );
}

/** npm as the running npm, so that `npm start` needs no second npm on the PATH. */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith(".js") ? runNode([cli, ...args]) : runCommand("npm", args);
}

/** Runs `npm ci` when something is missing. @throws {Error} with a sentence for a person */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages that package-lock.json names (npm ci); this takes a minute or two…");
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if ((await npm([...NPM_CI, ...PATIENCE])) === 0) return;
    if (attempt < ATTEMPTS) console.log(`npm ci failed; trying again (${attempt + 1} of ${ATTEMPTS})…`);
  }
  throw new Error(
    "The packages could not be installed. Check that npm reaches its registry, then run the command again.",
  );
}
