import rehypeSlug from "rehype-slug";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/domain/run-request";
import { LESSON_SLUGS } from "../lessons/slugs";
import { QUESTION_BANK } from "./bank";
import { lessonHeadings, lessonSection, slugOf } from "./lesson-section";

/** The id that the lesson pages' own plugin gives a heading. */
function idByPlugin(heading: string): unknown {
  const element = {
    type: "element" as const,
    tagName: "h2",
    properties: {},
    children: [{ type: "text" as const, value: heading }],
  };
  rehypeSlug()({ type: "root", children: [element] });
  return "id" in element.properties ? element.properties.id : undefined;
}

describe("slugOf", () => {
  it.each([
    "The reply that ends: a protocol error",
    "isError, end to end",
    "到此为止的应答：协议级错误",
    "“Operation failed”",
    "What's `is_error`?",
    "A → B · C—D (2/3)",
  ])("agrees with the lessons' plugin on %s", (heading) => expect(slugOf(heading)).toBe(idByPlugin(heading)));
});

describe("links from questions into the lessons", () => {
  it.each(LOCALES)("go to a section that exists (%s)", (locale) => {
    for (const question of QUESTION_BANK) {
      const { href, title } = lessonSection(question, locale);
      const heading = lessonHeadings(question.topic, locale).find(({ id }) => href.endsWith(`#${id}`));
      expect(heading, question.id).toEqual({ id: href.split("#")[1], title });
    }
  });

  it("find as many headings in each language", () => {
    for (const slug of LESSON_SLUGS)
      expect(lessonHeadings(slug, "zh"), slug).toHaveLength(lessonHeadings(slug, "en").length);
  });

  it("are refused where a lesson has no such section", () => {
    expect(() => lessonSection({ topic: "four-categories", section: "no-such" }, "en")).toThrow("no-such");
  });
});
