import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KnownPages } from "./known-pages";

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "failwell-pages-"));
  const prerender = { routes: { "/en/quiz": {}, "/en/lessons/one": {} }, dynamicRoutes: {} };
  const onRequest = [{ page: "/[locale]/lab", regex: "^/([^/]+?)/lab(?:/)?$" }];
  const ahead = [
    { page: "/[locale]/quiz", regex: "^/([^/]+?)/quiz(?:/)?$" },
    { page: "/[locale]/lessons/[slug]", regex: "^/([^/]+?)/lessons/([^/]+?)(?:/)?$" },
  ];
  Object.assign(prerender.dynamicRoutes, Object.fromEntries(ahead.map(({ page }) => [page, {}])));
  writeFileSync(join(dist, "prerender-manifest.json"), JSON.stringify(prerender));
  writeFileSync(
    join(dist, "routes-manifest.json"),
    JSON.stringify({ dynamicRoutes: [...ahead, ...onRequest] }),
  );
});
afterEach(() => rmSync(dist, { recursive: true }));

test.each([
  ["/en/quiz", true],
  ["/en/lessons/one", true],
  ["/en/lab", true],
  ["/en/lessons/two", false],
  ["/en/lab/deeper", false],
  ["/en/nope", false],
])("%s: %s", (path, isKnown) => expect(new KnownPages(dist).has(path)).toBe(isKnown));
