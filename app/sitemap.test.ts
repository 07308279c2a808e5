import { expect, test, vi } from "vitest";
import { LESSONS } from "@/lib/content/lessons";
import sitemap from "./sitemap";

// The real one brings the framework's router along.
vi.mock("@/lib/i18n/routing", () => ({ routing: { locales: ["en", "zh"], defaultLocale: "en" } }));

test("the sitemap names every lesson in both languages, each with its other language", () => {
  const byPath = new Map(sitemap().map((entry) => [new URL(entry.url).pathname, entry]));
  for (const { slug } of LESSONS) {
    for (const locale of ["en", "zh"]) {
      const languages = byPath.get(`/${locale}/lessons/${slug}`)?.alternates?.languages ?? {};
      const paths = Object.values(languages).map((url) => new URL(String(url)).pathname);
      expect(paths).toEqual(expect.arrayContaining([`/en/lessons/${slug}`, `/zh/lessons/${slug}`]));
    }
  }
  for (const path of ["/en", "/zh/glossary", "/en/progress"]) expect(byPath.has(path)).toBe(true);
  expect([...byPath.keys()].filter((path) => path.includes("not-found"))).toEqual([]);
});
