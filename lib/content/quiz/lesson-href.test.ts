import rehypeSlug from "rehype-slug";
import { describe, expect, it } from "vitest";
import { LESSON_SLUGS } from "../lessons/slugs";
import { QUESTION_BANK } from "./bank";
import { headingIds, lessonHref, slugOf } from "./lesson-href";

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
  it("go to a section that exists, in both languages", () => {
    for (const question of QUESTION_BANK) {
      const ids = headingIds(question.topic, "en");
      expect(ids, question.id).toContain(question.section);
      expect(lessonHref(question, "zh"), question.id).toContain("#");
    }
  });

  it("finds as many headings in each language", () => {
    for (const slug of LESSON_SLUGS)
      expect(headingIds(slug, "zh"), slug).toHaveLength(headingIds(slug, "en").length);
  });
});
