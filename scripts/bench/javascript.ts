import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const CHUNK = /\/_next\/(static\/[\w/.~-]+\.js)/g;
const LEGACY_SCRIPT = /<script[^>]*\bnomodule\b[^>]*>/gi;
/** Next's own page for an unknown address: the framework, and nothing of ours, not even the layout. */
export const BLANK_PATH = "/no-such-page";

export type PageSize = {
  path: string;
  /** JavaScript that the page makes a modern browser load, each file gzipped by itself, in bytes. */
  bytes: number;
};

/**
 * Sizes a page by its HTML: every chunk that a script tag or the page's component data names, without the polyfills
 * that only old browsers load. Chunks that code asks for later (an editor, a worker) do not count.
 */
export async function pageSize(origin: string, path: string, root: string): Promise<PageSize> {
  const response = await fetch(new URL(path, origin));
  const html = (await response.text()).replace(LEGACY_SCRIPT, "");
  const chunks = new Set([...html.matchAll(CHUNK)].flatMap((match) => match[1] ?? []));
  const sizes = [...chunks].map((chunk) => gzipSync(readFileSync(join(root, ".next", chunk))).byteLength);
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** How much JavaScript a page may load, as a multiple of a blank page. */
export function budgetOf(path: string): number {
  const [, , section] = path.split("/");
  return section === "lab" || section === "compare"
    ? 1.5
    : section === undefined || READING.has(section)
      ? 1.35
      : 1.6;
}

const READING = new Set(["lessons", "quiz", "glossary", "simulator"]);
