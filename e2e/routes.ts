import { readdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";

const API = join(import.meta.dirname, "..", "app", "api");

/** The path of every API route that takes no parameter in its path. */
export function everyRoute(): string[] {
  return readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts") && !file.includes("["))
    .map((file) => `/api/${dirname(file).split(sep).join("/")}`)
    .sort();
}
