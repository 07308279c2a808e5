import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/domain/run-request";
import { toolErrorSchema } from "@/lib/domain/tool-error";
import { LESSON_SLUGS } from "../lessons/slugs";
import { QUESTION_BANK } from "./bank";
import type { QuizQuestion } from "./types";

type FourOptionQuestion = Extract<QuizQuestion, { kind: "choice" | "trace" }>;
const isFour = (q: QuizQuestion): q is FourOptionQuestion => q.kind === "choice" || q.kind === "trace";
const fourOption = QUESTION_BANK.filter(isFour);

/** How often chance alone stays below, 95 times in 100, when each of `n` draws hits with probability `p`. */
const upperBound = (n: number, p: number) => n * p + 1.645 * Math.sqrt(n * p * (1 - p));

describe("the question bank", () => {
  it("holds at least 60 questions with ids that progress can be kept under", () => {
    expect(QUESTION_BANK.length).toBeGreaterThanOrEqual(60);
    const ids = QUESTION_BANK.map((q) => q.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("has at least five four-option questions on each lesson, and every kind of question", () => {
    for (const topic of LESSON_SLUGS) {
      expect(fourOption.filter((q) => q.topic === topic).length, topic).toBeGreaterThanOrEqual(5);
    }
    for (const kind of ["choice", "trace", "compare", "fix"]) {
      expect(QUESTION_BANK.filter((q) => q.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
    }
  });

  it("says everything in both languages, each in its own script", () => {
    for (const question of QUESTION_BANK) {
      for (const { en, zh } of localizedTexts(question)) {
        expect(en.trim().length, question.id).toBeGreaterThan(0);
        expect(en.replace(/`[^`]*`/g, ""), question.id).not.toMatch(/\p{Script=Han}/u);
        const words = zh.replace(/`[^`]*`/g, "").replace(/[\s·“”→,，。：；]/g, "");
        if (words.length > 0) expect(words, question.id).toMatch(/\p{Script=Han}/u);
        expect(zh, `half-width punctuation after a Chinese character in ${question.id}`).not.toMatch(
          /\p{Script=Han}[,;:?!]/u,
        );
      }
    }
  });

  for (const locale of LOCALES) {
    it(`does not give the right option away by its length (${locale})`, () => {
      const longest = fourOption.filter((q) => {
        const right = q.right.text[locale].length;
        return q.wrong.every((o) => o.text[locale].length < right);
      });
      const shortest = fourOption.filter((q) => {
        const right = q.right.text[locale].length;
        return q.wrong.every((o) => o.text[locale].length > right);
      });
      const limit = upperBound(fourOption.length, 1 / 4);
      expect(longest.length, "right option longest").toBeLessThanOrEqual(limit);
      expect(shortest.length, "right option shortest").toBeLessThanOrEqual(limit);
    });
  }

  it("has no option about the other options, and no two that read the same", () => {
    for (const question of fourOption) {
      for (const locale of LOCALES) {
        const texts = [question.right, ...question.wrong].map((o) => o.text[locale]);
        expect(new Set(texts).size, question.id).toBe(4);
        for (const text of texts) {
          expect(text).not.toMatch(/\b(all|none|both|neither) of the (above|others)\b|以上(都|皆|全)/i);
        }
      }
    }
  });

  it("gives each option a reason of its own", () => {
    for (const question of QUESTION_BANK) {
      if (question.kind === "fix") continue;
      for (const locale of LOCALES) {
        const reasons = [question.right, ...question.wrong].map((o) => o.reason[locale]);
        expect(new Set(reasons).size, question.id).toBe(reasons.length);
      }
    }
  });

  it("calls only well-formed structured errors well made", () => {
    for (const question of QUESTION_BANK) {
      const good =
        question.kind === "compare"
          ? question.right.result
          : question.kind === "fix"
            ? question.solution
            : undefined;
      for (const error of structuredErrors(good)) {
        expect(toolErrorSchema.safeParse(error).success, question.id).toBe(true);
      }
    }
  });

  it("shows in a question only errors that could be on the wire", () => {
    for (const question of QUESTION_BANK) {
      if (question.kind !== "choice" || question.show === undefined) continue;
      for (const error of structuredErrors(question.show)) {
        // The one bad example here lacks the customer message, which is what its question asks for.
        const expected = question.id !== "business-needs-more";
        expect(toolErrorSchema.safeParse(error).success, question.id).toBe(expected);
      }
    }
  });
});

function localizedTexts(question: QuizQuestion): { en: string; zh: string }[] {
  if (question.kind === "fix") return [question.text, question.reason];
  if (question.kind === "compare") {
    return [question.text, question.right.reason, ...question.wrong.map((o) => o.reason)];
  }
  return [question.text, ...[question.right, ...question.wrong].flatMap((o) => [o.text, o.reason])];
}

/** Every object with an `errorCategory` in a JSON value, texts that hold JSON included. */
function structuredErrors(value: unknown): unknown[] {
  if (typeof value === "string") {
    if (!value.startsWith("{")) return [];
    return structuredErrors(JSON.parse(value));
  }
  if (typeof value !== "object" || value === null) return [];
  if ("errorCategory" in value) return [value];
  return Object.values(value).flatMap(structuredErrors);
}
