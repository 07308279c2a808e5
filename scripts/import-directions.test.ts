import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ImportRule, RESTRICTED_PACKAGES, readImportTable } from "./import-table";
import {
  isNodeModule,
  listImports,
  listSources,
  localPath,
  packageName,
  type SourceImport,
} from "./source-imports";

const ROOT = join(import.meta.dirname, "..");
const TABLE = readImportTable(ROOT);
const ISOMORPHIC = [
  "lib/domain",
  "lib/decision",
  "lib/simulator",
  "lib/agent",
  "lib/streaming",
  "lib/audit",
  "lib/evals",
  "mcp-server",
];
/** Where a process starts: reads arguments, opens sockets. */
const ENTRY = /^mcp-server\/(stdio|.*-entry|entries\/.*)\.ts$|^lib\/audit\/(cli\/|.*-node)/;

const folderOf = (path: string) =>
  [...TABLE.keys()]
    .filter((folder) => path === folder || path.startsWith(`${folder}/`))
    .sort()
    .at(-1);

/** Why an import breaks the table, or undefined when it does not. */
function violation(rule: ImportRule, folder: string, found: SourceImport): string | undefined {
  if (rule.everything) return undefined;
  const path = localPath(found);
  if (path === undefined) {
    const name = packageName(found.specifier);
    const closed = RESTRICTED_PACKAGES.has(name) || (folder === "lib/domain" && !isNodeModule(name));
    return closed && !rule.allowed.has(name) ? `${found.from} imports the package ${name}` : undefined;
  }
  const target = folderOf(path);
  if (target === undefined) return `${found.from} imports ${path}, which is in no folder of the table`;
  return target === folder || rule.allowed.has(target) ? undefined : `${found.from} imports ${path}`;
}

describe("the table in ARCHITECTURE.md", () => {
  test("has a row for every folder of lib", () => {
    expect(TABLE.size).toBeGreaterThan(10);
    const missing = listSources(ROOT, "lib").filter((file) => !folderOf(file));
    expect(missing).toEqual([]);
  });

  test.each([...TABLE])("%s imports only what it may", (folder, rule) => {
    if (!existsSync(join(ROOT, folder))) return;
    const found = listSources(ROOT, folder).flatMap((file) => listImports(ROOT, file));
    expect(found.flatMap((one) => violation(rule, folder, one) ?? [])).toEqual([]);
  });

  test("is what the checks below read", () => {
    const domain = TABLE.get("lib/domain");
    const found = { from: "lib/domain/x.ts", specifier: "@/lib/agent/agent-loop" };
    expect(domain && violation(domain, "lib/domain", found)).toBe(
      "lib/domain/x.ts imports lib/agent/agent-loop",
    );
    const sdk = { from: "components/x.tsx", specifier: "@anthropic-ai/sdk/client" };
    const components = TABLE.get("components");
    expect(components && violation(components, "components", sdk)).toMatch("@anthropic-ai/sdk");
  });
});

describe("code that also runs in a browser", () => {
  test.each(ISOMORPHIC)("%s uses nothing of Node's own", (folder) => {
    if (!existsSync(join(ROOT, folder))) return;
    const found = listSources(ROOT, folder)
      .filter((file) => !ENTRY.test(file))
      .flatMap((file) => listImports(ROOT, file))
      .filter(({ specifier }) => isNodeModule(specifier));
    expect(found).toEqual([]);
  });
});
