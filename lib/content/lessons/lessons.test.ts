import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "@/lib/domain/run-request";
import { exerciseSlugs } from "../exercises";
import { GLOSSARY, TERM_IDS } from "../glossary";
import { lessonHeadings } from "../quiz/lesson-section";
import { LESSONS } from ".";
import { FIGURE_IDS } from "./figure-ids";
import { LESSON_SLUGS, type LessonSlug, lessonFolder } from "./slugs";
import { readProse } from "./testing/read-prose";

const ROOT = join(import.meta.dirname, "../../..");
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^\d\d-/.test(entry.name))
  .map((entry) => entry.name);

/** Whether the app has a page for this address, and the anchor on it: `/lab`, `/glossary#host`, `/lessons/four-categories`. */
function isAlive(link: string, locale: Locale): boolean {
  const [path = "", anchor] = link.split("#");
  const [, section = "", slug] = path.split("/");
  if (section === "lessons" && slug !== undefined) {
    const lesson = LESSONS.find((one) => one.slug === slug);
    return lesson !== undefined && (anchor === undefined || hasHeading(lesson.slug, locale, anchor));
  }
  if (anchor !== undefined && !(section === "glossary" && TERM_IDS.some((id) => id === anchor))) return false;
  if (section === "workshop" && slug !== undefined) return exerciseSlugs.some((one) => one === slug);
  return existsSync(join(ROOT, "app/[locale]", path, "page.tsx"));
}

const hasHeading = (slug: LessonSlug, locale: Locale, anchor: string) =>
  lessonHeadings(slug, locale).some(({ id }) => id === anchor);

test("a dead link is told from a live one", () => {
  const live = ["/lab", "/glossary#host", "/lessons/four-categories#sort-them", "/quiz/exam"];
  const dead = [
    "/labs",
    "/glossary#hosts",
    "/lessons/five",
    "/lessons/four-categories#sort",
    "/lab#x",
    "/workshop/x",
  ];
  expect(live.filter((link) => !isAlive(link, "en"))).toEqual([]);
  expect(dead.filter((link) => isAlive(link, "en"))).toEqual([]);
});

describe("the course", () => {
  test("every folder of a lesson is registered, in the order of the course", () => {
    expect(folders).toEqual(LESSONS.map(({ slug }) => lessonFolder(slug)));
    expect(LESSONS.map(({ slug }) => slug)).toEqual(LESSON_SLUGS.slice(0, LESSONS.length));
  });

  test("every figure is used by a lesson", () => {
    expect(LESSONS.map(({ figure }) => figure)).toEqual(FIGURE_IDS);
  });

  test("every term of the glossary says something in both languages", () => {
    for (const id of TERM_IDS) {
      for (const locale of LOCALES) {
        expect(GLOSSARY[id].term[locale].length).toBeGreaterThan(0);
        expect(GLOSSARY[id].meaning[locale].length).toBeGreaterThan(10);
      }
    }
  });
});

describe.each(LESSONS)("lesson $slug", (lesson) => {
  test("takes 8 to 12 minutes and says so", () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(8);
    expect(lesson.minutes).toBeLessThanOrEqual(12);
    const { length } = readProse(lesson.slug, "en");
    expect(length).toBeGreaterThan(600);
    expect(length).toBeLessThan(1900);
    expect(readProse(lesson.slug, "zh").length).toBeGreaterThan(800);
  });

  test("asks questions that have their answer among the choices", () => {
    expect(lesson.predict.options.map(({ id }) => id)).toContain(lesson.predict.outcome);
    for (const { choices, answer } of lesson.checks) {
      const ids = choices.map(({ id }) => id);
      expect(ids).toContain(answer);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("cites secure, distinct sources", () => {
    const urls = lesson.sources.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    for (const source of lesson.sources) {
      expect(new URL(source.url).protocol).toBe("https:");
      if (source.kind === "mcp-spec") expect(source.url).toContain(source.revision);
    }
  });

  describe.each(LOCALES)("in %s", (locale) => {
    const prose = readProse(lesson.slug, locale);

    test("links to exactly the terms that its meta names", () => {
      const used = prose.tags.flatMap(({ name, attributes }) => (name === "Term" ? [attributes.id] : []));
      expect([...new Set(used)].sort()).toEqual([...lesson.terms].sort());
    });

    test("has no dead link inside the site, and only secure ones to the outside", () => {
      for (const link of prose.links) {
        if (link.startsWith("#")) {
          expect(hasHeading(lesson.slug, locale, link.slice(1)), link).toBe(true);
        } else if (link.startsWith("/")) expect(isAlive(link, locale), link).toBe(true);
        else expect(link).toMatch(/^https:\/\//);
      }
    });

    test("names the origin of every rule", () => {
      for (const { name, attributes } of prose.tags) {
        if (name !== "Rule") continue;
        expect(["mcp-spec", "messages-api", "convention"]).toContain(attributes.from);
        expect(attributes.revision !== undefined).toBe(attributes.from === "mcp-spec");
      }
    });
  });

  test("has the same parts in both languages", () => {
    const parts = LOCALES.map((locale) =>
      readProse(lesson.slug, locale)
        .tags.map(({ name }) => name)
        .filter((name) => name !== "Term"),
    );
    expect(parts[1]).toEqual(parts[0]);
  });
});
