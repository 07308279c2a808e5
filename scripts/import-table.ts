import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What one folder may import, as ARCHITECTURE.md says. */
export type ImportRule = { allowed: ReadonlySet<string>; everything: boolean };

const ROW = /^\| `([^`]+)`\s*\|[^|]*\|([^|]*)\|/;
/** Words of the table's last column that mean npm packages. */
const PACKAGES: Record<string, readonly string[]> = {
  SDKs: [
    "@anthropic-ai/sdk",
    "@modelcontextprotocol/sdk",
    "@modelcontextprotocol/server",
    "@modelcontextprotocol/client",
  ],
  "MCP SDK": ["@modelcontextprotocol/sdk", "@modelcontextprotocol/server", "@modelcontextprotocol/client"],
};

/** npm packages that only the folders named in the table may import. */
export const RESTRICTED_PACKAGES: ReadonlySet<string> = new Set(Object.values(PACKAGES).flat());

function parseRule(cell: string, folders: readonly string[]): ImportRule {
  const [permitted = ""] = cell.split(";");
  const allowed = new Set<string>();
  for (const raw of permitted.split(",")) {
    const word = raw
      .replace(/\([^)]*\)/g, "")
      .replace(/ only\b/, "")
      .replaceAll("`", "")
      .trim();
    const folder = folders.find((name) => name === word || name === `lib/${word}`);
    for (const name of PACKAGES[word] ?? [folder ?? word]) allowed.add(name);
  }
  return { allowed, everything: allowed.has("everything") };
}

/** Reads the table "Who imports whom": folder → what it may import. */
export function readImportTable(root: string): ReadonlyMap<string, ImportRule> {
  const rows = readFileSync(join(root, "ARCHITECTURE.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const match = ROW.exec(line);
      return match?.[1] && match[2] !== undefined ? [{ folder: match[1], cell: match[2] }] : [];
    });
  const folders = rows.map((row) => row.folder);
  return new Map(rows.map((row) => [row.folder, parseRule(row.cell, folders)]));
}
