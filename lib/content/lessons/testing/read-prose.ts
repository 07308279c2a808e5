import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@/lib/domain/run-request";
import { type LessonSlug, lessonFolder } from "../slugs";

/** For tests: one fenced block. */
export type Fence = { language: string; code: string };

/** For tests: one tag of a component, with its attributes as text. */
export type Tag = { name: string; attributes: Record<string, string> };

/** For tests: what the checks ask of a lesson's prose. */
export type Prose = {
  fences: readonly Fence[];
  tags: readonly Tag[];
  links: readonly string[];
  /** Words of English text, or characters of Chinese text, without code and markup. */
  length: number;
};

const FOLDER = join(import.meta.dirname, "..");

/** For tests: reads one lesson's prose. @throws Error where the file is missing */
export function readProse(slug: LessonSlug, locale: Locale): Prose {
  const source = readFileSync(join(FOLDER, lessonFolder(slug), `${locale}.mdx`), "utf8");
  const fences = [...source.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", code = ""]) => ({ language, code }),
  );
  const text = source.replace(/^```[\s\S]*?^```$/gm, "");
  const tags = [...text.matchAll(/<([A-Z]\w*)((?:\s+\w+=(?:"[^"]*"|\{[\s\S]*?\}+))*)\s*\/?>/g)].map(
    ([, name = "", attributes = ""]) => ({ name, attributes: readAttributes(attributes) }),
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);
  const bare = text.replace(/<[^>]*>/g, "");
  const length =
    locale === "zh"
      ? (bare.match(/\p{Script=Han}/gu) ?? []).length
      : bare.split(/\s+/).filter(Boolean).length;
  return { fences, tags, links, length };
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|\{([\s\S]*?)\}(?=\s|$))/g)].map(([, name = "", quoted, braced]) => [
      name,
      quoted ?? braced ?? "",
    ]),
  );
}
