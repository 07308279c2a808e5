import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FOOTER_GROUPS, NAV_ITEMS } from "./nav-items";

const ROOT = join(import.meta.dirname, "../..");
const PAGES = join(ROOT, "app/[locale]");

/** The sections of the site: folders that hold a page of their own. */
const sections = readdirSync(PAGES).filter(
  (name) => !name.startsWith("[") && existsSync(join(PAGES, name, "page.tsx")),
);

describe("every section of the site", () => {
  const inFooter = FOOTER_GROUPS.flatMap(({ links }): string[] => [...links]);

  test("is in the footer, once, and nothing else is", () => {
    expect([...inFooter].sort()).toEqual([...sections].sort());
  });

  test("is in the footer wherever the main navigation has it", () => {
    for (const { key, href } of NAV_ITEMS) {
      expect(inFooter).toContain(key);
      expect(href).toBe(`/${key}`);
    }
  });
});
