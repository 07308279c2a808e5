import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { drawExam, drawPractice, EXAM_QUESTIONS, PRACTICE_QUESTIONS } from "./draw";
import { isExamQuestion, RIGHT_OPTION } from "./question-view";
import { optionOrder, shuffled } from "./shuffle";
import { testQuestions } from "./testing";

const byId = new Map(testQuestions.map((question) => [question.id, question]));
const seed = fc.nat(2 ** 31 - 1);

describe("drawExam", () => {
  it("draws 20 different four-option questions, two of each topic, whatever the seed", () => {
    fc.assert(
      fc.property(seed, (value) => {
        const ids = drawExam(testQuestions, value);
        expect(new Set(ids).size).toBe(EXAM_QUESTIONS);
        const drawn = ids.flatMap((id) => byId.get(id) ?? []);
        expect(drawn.every(isExamQuestion)).toBe(true);
        for (const topic of LESSON_SLUGS) expect(drawn.filter((q) => q.topic === topic)).toHaveLength(2);
      }),
      { numRuns: 50 },
    );
  });

  it("takes what there is from a small bank", () => {
    expect(drawExam(testQuestions.slice(0, 3), 1)).toHaveLength(3);
    expect(drawExam([], 1)).toEqual([]);
  });

  it("draws the same exam for the same seed and another for another", () => {
    expect(drawExam(testQuestions, 7)).toEqual(drawExam(testQuestions, 7));
    expect(drawExam(testQuestions, 7)).not.toEqual(drawExam(testQuestions, 8));
  });
});

describe("drawPractice", () => {
  it("keeps to the topic and puts unanswered questions first", () => {
    const topic = "four-categories";
    const known = testQuestions
      .filter((q) => q.topic === topic)
      .slice(0, 2)
      .map((q) => q.id);
    const ids = drawPractice(testQuestions, { topic, seed: 3, answered: new Set(known) });
    expect(ids.length).toBeLessThanOrEqual(PRACTICE_QUESTIONS);
    expect(ids.every((id) => byId.get(id)?.topic === topic)).toBe(true);
    expect(ids.slice(-2).sort()).toEqual([...known].sort());
  });
});

describe("the order of options", () => {
  it("is a permutation, and the same after a reload", () => {
    fc.assert(
      fc.property(seed, fc.nat(8), (value, count) => {
        const order = optionOrder(value, "q", count);
        expect([...order].sort()).toEqual(Array.from({ length: count }, (_, i) => i));
        expect(optionOrder(value, "q", count)).toEqual(order);
      }),
    );
  });

  it("puts the right option in each place equally often over the whole bank", () => {
    const places = [0, 0, 0, 0];
    const fourOption = testQuestions.filter(isExamQuestion);
    for (let attempt = 0; attempt < 40; attempt++) {
      for (const { id } of fourOption) {
        const place = optionOrder(attempt * 7919, id, 4).indexOf(RIGHT_OPTION);
        places[place] = (places[place] ?? 0) + 1;
      }
    }
    const expected = (fourOption.length * 40) / 4;
    const chiSquare = places.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 3 degrees of freedom, 99.9 % quantile; the seeds are fixed, so this cannot fail by chance later.
    expect(chiSquare).toBeLessThan(16.27);
  });
});

describe("shuffled", () => {
  it("loses and adds nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), seed, (items, value) => {
        expect(shuffled(items, value).sort()).toEqual([...items].sort());
      }),
    );
  });
});
