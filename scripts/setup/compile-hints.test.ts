import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { addCompileHints, COMPILE_HINT } from "./compile-hints.mjs";

const dist = mkdtempSync(join(tmpdir(), "failwell-hints-"));
afterEach(() => rmSync(dist, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
}

const read = (name: string) => readFileSync(join(dist, "static", name), "utf8");

test("marks what pages load at once, once, and nothing else", () => {
  write({
    "server/app/en.html":
      '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>',
    "server/app/en/lab.html":
      '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/gone.js" async=""></script>',
    "static/chunks/a.js": "a()",
    "static/chunks/b.js": "b()",
    "static/chunks/old.js": "old()",
    "static/chunks/editor.js": "editor()",
  });
  expect(addCompileHints(dist)).toEqual(["chunks/a.js", "chunks/b.js"]);
  addCompileHints(dist);
  expect(read("chunks/a.js")).toBe(`${COMPILE_HINT}a()`);
  expect(read("chunks/b.js")).toBe(`${COMPILE_HINT}b()`);
  expect(read("chunks/old.js")).toBe("old()");
  expect(read("chunks/editor.js")).toBe("editor()");
});
