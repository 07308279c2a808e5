import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const PAGES = join(ROOT, "app", "[locale]");
const LOCALES = ["en", "zh"];

/** Folders below `app/[locale]` that hold a page and take no parameter. */
function plainRoutes(folder = "", found: string[] = []): string[] {
  for (const entry of readdirSync(join(PAGES, folder), { withFileTypes: true })) {
    if (entry.isFile() && /^page\.(tsx|mdx)$/.test(entry.name)) found.push(folder);
    if (entry.isDirectory() && !entry.name.includes("[")) plainRoutes(join(folder, entry.name), found);
  }
  return found;
}

/** Pages that the build rendered ahead, lessons and exercises by name among them. */
function prerenderedPaths(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, ".next", "prerender-manifest.json"), "utf8"));
  const routes = manifest && typeof manifest === "object" && "routes" in manifest ? manifest.routes : {};
  return Object.keys(routes ?? {}).filter(
    (path) => /^\/(en|zh)(\/|$)/.test(path) && !/\.\w+$|\/opengraph-image/.test(path),
  );
}

/** The path of every page in every language, from the production build. */
export function everyPage(): string[] {
  const plain = plainRoutes().flatMap((route) =>
    LOCALES.map((locale) => `/${locale}${route ? `/${route}` : ""}`.replaceAll("\\", "/")),
  );
  return [...new Set([...plain, ...prerenderedPaths()])].sort();
}
