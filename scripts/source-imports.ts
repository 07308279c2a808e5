import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, posix, relative, sep } from "node:path";

/** One `import`, `export … from` or `import()` of a source file. */
export type SourceImport = { from: string; specifier: string };

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s(?:[\w*\s{},$]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;
const BUILTIN = new Set(builtinModules);

const SOURCE = /\.(ts|tsx|mdx)$/;
const FOR_TESTS = /\.test\.tsx?$|(^|\/)testing\//;

/** Source files below `folder`, tests and their helpers left out, as paths with `/` from `root`. */
export function listSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .filter((path) => SOURCE.test(path) && !FOR_TESTS.test(path))
    .sort();
}

/** Everything that a file imports, types included: a type is a dependency too. */
export function listImports(root: string, file: string): SourceImport[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] ?? match[2];
    return specifier ? [{ from: file, specifier }] : [];
  });
}

/** The imported file as a path from the root, or undefined for a package. */
export function localPath({ from, specifier }: SourceImport): string | undefined {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (specifier.startsWith(".")) return posix.join(dirname(from), specifier);
  return undefined;
}

/** `@scope/name` or `name` of a package import. */
export function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Whether a specifier names a module of Node itself. */
export function isNodeModule(specifier: string): boolean {
  return specifier.startsWith("node:") || BUILTIN.has(packageName(specifier));
}
