import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RESPONSE_STYLES } from "@/lib/domain/run-request";
import { ORDERS } from "@/mcp-server/backend/order-book";

const root = join(import.meta.dirname, "..", "..");

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|json)$/.test(file) && !/\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(file))
    .map((file) => join(folder, file));
}

describe.each(["lib/decision", "lib/simulator"])("%s decides from what it reads", (folder) => {
  it.each(sources(folder))("%s names no order id and no response style", (file) => {
    const text = readFileSync(join(root, file), "utf8");
    const ids = [...ORDERS.map((order) => order.id), "A-404"];
    // An id inside a longer word ("a-1" in "sha-1") is none; "thrown" is an English word, and is looked for as a value.
    expect(ids.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))).toEqual([]);
    const styles = RESPONSE_STYLES.filter((style) =>
      new RegExp(`["'\`]${style}["'\`]|\\b${style}_style\\b`).test(text),
    );
    expect(styles.filter((style) => style !== "status_field" || folder !== "lib/decision")).toEqual([]);
    expect(text).not.toMatch(/responseStyle|response_style|RESPONSE_STYLES/);
  });
});
