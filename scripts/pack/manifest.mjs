// The tarball's package.json: the CLI and the library without the web app's dependencies and scripts.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build-package.mjs";

const MANIFEST = join(ROOT, "package.json");
const KEPT = join(ROOT, "dist", "package.json.kept");
const FIELDS = [
  "name",
  "version",
  "description",
  "license",
  "type",
  "engines",
  "bin",
  "main",
  "types",
  "exports",
  "files",
];

/** The tarball's package.json, made from the repository's. */
export function slimText(text) {
  const full = JSON.parse(text);
  const slim = Object.fromEntries(
    FIELDS.filter((field) => field in full).map((field) => [field, full[field]]),
  );
  return `${JSON.stringify(slim, null, 2)}\n`;
}

/** Puts the slim manifest in place and keeps the full one beside it. */
export function slimManifest() {
  restoreManifest();
  const text = readFileSync(MANIFEST, "utf8");
  writeFileSync(KEPT, text);
  writeFileSync(MANIFEST, slimText(text));
}

/** Puts the full manifest back, if it was taken away. */
export function restoreManifest() {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
}
