import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The pages that a build rendered ahead, by name; none where the folder is missing.
 * @param {string} dist the build's folder
 * @returns {{ name: string, path: string, html: string }[]} `name` from `server/app` on
 */
export function prerenderedPages(dist) {
  const app = join(dist, "server", "app");
  if (!existsSync(app)) return [];
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .sort()
    .map((name) => ({ name, path: join(app, name), html: readFileSync(join(app, name), "utf8") }));
}
