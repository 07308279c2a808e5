import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@/lib/domain/run-request";
import { type LessonSlug, lessonFolder } from "../lessons/slugs";

/** A section of a lesson: its address without the language, and its heading as text. */
export type LessonSection = { href: string; title: string };

/** A lesson's headings in order, with the ids that `rehype-slug` gives them. @throws when there is no such lesson */
export function lessonHeadings(topic: LessonSlug, locale: Locale): { id: string; title: string }[] {
  const seen = new Map<string, number>();
  return headings(topic, locale).map((title) => {
    const id = slugOf(title);
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { id: before === 0 ? id : `${id}-${before}`, title };
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
 * The section that a question belongs to. `section` is the id of the English heading; in another language it is the
 * heading in the same place, since the lessons are written in parallel. @throws when the lesson has no such heading
 */
export function lessonSection(
  question: { topic: LessonSlug; section: string },
  locale: Locale,
): LessonSection {
  const place = lessonHeadings(question.topic, "en").findIndex(({ id }) => id === question.section);
  const heading = lessonHeadings(question.topic, locale)[place];
  if (!heading) throw new Error(`The lesson ${question.topic} has no section ${question.section}`);
  return { href: `/lessons/${question.topic}#${heading.id}`, title: heading.title };
}

function headings(topic: LessonSlug, locale: Locale): string[] {
  const path = join(process.cwd(), "lib/content/lessons", lessonFolder(topic), `${locale}.mdx`);
  const outsideCode = readFileSync(path, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  return [...outsideCode.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = ""]) => plainText(heading));
}

/** A heading's text without markup: what `rehype-slug` sees of it. */
const plainText = (heading: string): string =>
  heading
    .replace(/<[^>]+>/g, "")
    .replace(/[`*_]/g, "")
    .trim();
