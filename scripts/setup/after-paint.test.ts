import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadScriptsAfterPaint } from "./after-paint.mjs";

const PAGE =
  '<html><head><script src="/_next/static/chunks/a.js" async=""></script><script src="/theme.js"></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body>Text<script src="/_next/static/chunks/b.js" async=""></script><script>inline()</script></body></html>';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "failwell-after-paint-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(name: string, text: string) {
  const path = join(dist, "server", "app", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const read = (name: string) => readFileSync(join(dist, "server", "app", name), "utf8");

test("a lesson's own scripts wait, and one script at its end starts them", () => {
  write("en/lessons/five-mistakes.html", PAGE);
  expect(loadScriptsAfterPaint(dist)).toEqual(["en/lessons/five-mistakes.html"]);
  const html = read("en/lessons/five-mistakes.html");
  expect(html.match(/<script [^>]*>/g)).toEqual([
    '<script src="/_next/static/chunks/a.js" async="" type="after-paint">',
    '<script src="/theme.js">',
    '<script src="/_next/static/chunks/old.js" noModule="">',
    '<script src="/_next/static/chunks/b.js" async="" type="after-paint">',
  ]);
  expect(html).toMatch(/<script>inline\(\)<\/script><script>\(.+\)\(\)<\/script><\/body><\/html>$/s);
});

test("a second run changes nothing", () => {
  write("zh/lessons/five-mistakes.html", PAGE);
  loadScriptsAfterPaint(dist);
  const once = read("zh/lessons/five-mistakes.html");
  expect(loadScriptsAfterPaint(dist)).toEqual([]);
  expect(read("zh/lessons/five-mistakes.html")).toBe(once);
});

test("pages on which a learner works load their scripts at once", () => {
  const others = ["en.html", "en/lessons.html", "en/lab.html", "zh/workshop/lookup-order.html"];
  for (const name of others) write(name, PAGE);
  expect(loadScriptsAfterPaint(dist)).toEqual([]);
  for (const name of others) expect(read(name)).toBe(PAGE);
});

test("a build without pages is left alone", () => {
  expect(loadScriptsAfterPaint(join(dist, "standalone"))).toEqual([]);
});
