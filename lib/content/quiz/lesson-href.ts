import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@/lib/domain/run-request";
import { type LessonSlug, lessonFolder } from "../lessons/slugs";

/** Ids of a lesson's headings in order, as `rehype-slug` makes them. Empty where the lesson has no prose yet. */
export function headingIds(topic: LessonSlug, locale: Locale): string[] {
  const seen = new Map<string, number>();
  return headings(topic, locale).map((heading) => {
    const id = slugOf(heading);
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return before === 0 ? id : `${id}-${before}`;
  });
}

/** The id that GitHub, and `rehype-slug` after it, gives a heading: letters, digits, hyphens and underscores remain. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

/**
 * Address of the section that a question belongs to. `section` is the id of the English heading; in another language it is
 * the heading in the same place, since the lessons are written in parallel.
 */
export function lessonHref(question: { topic: LessonSlug; section: string }, locale: Locale): string {
  const place = headingIds(question.topic, "en").indexOf(question.section);
  const id = headingIds(question.topic, locale)[place];
  return `/lessons/${question.topic}${id ? `#${id}` : ""}`;
}

function headings(topic: LessonSlug, locale: Locale): string[] {
  const path = join(process.cwd(), "lib/content/lessons", lessonFolder(topic), `${locale}.mdx`);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return [];
  }
  const outsideCode = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...outsideCode.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = ""]) => plainText(heading));
}

/** A heading's text without markup: what `rehype-slug` sees of it. */
const plainText = (heading: string): string =>
  heading
    .replace(/<[^>]+>/g, "")
    .replace(/[`*_]/g, "")
    .trim();
