import { expect, test } from "vitest";
import complete from "./03-four-categories/meta";
import { readProse } from "./testing/read-prose";
import type { LessonMeta } from "./types";

// `tsc`, and with it every build, fails when one of these compiles: the directive would be unused.
const incomplete: LessonMeta[] = [
  // @ts-expect-error a title without its Chinese
  { ...complete, title: { en: "Four categories" } },
  // @ts-expect-error a term that the glossary lacks
  { ...complete, terms: ["no-such-term"] },
  // @ts-expect-error a figure that nobody drew
  { ...complete, figure: "no-such-figure" },
  // @ts-expect-error no check at the end
  { ...complete, checks: [] },
  // @ts-expect-error a check without a reason for each choice
  { ...complete, checks: [{ ...complete.checks[0], choices: [{ id: "a", text: complete.title }] }] },
  // @ts-expect-error a rule of the specification without its revision
  { ...complete, sources: [{ kind: "mcp-spec", title: "", url: "", says: complete.title }] },
  // @ts-expect-error more than four things to learn
  { ...complete, learn: { en: ["1", "2", "3", "4", "5"], zh: ["1"] } },
];

test("what is incomplete does not compile", () => {
  expect(incomplete).toHaveLength(7);
});

test("a lesson without prose in one language is no lesson", () => {
  expect(readProse(complete.slug, "zh").length).toBeGreaterThan(0);
  // @ts-expect-error there is no French
  expect(() => readProse(complete.slug, "fr")).toThrow("fr.mdx");
});
