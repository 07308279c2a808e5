import { describe, expect, it } from "vitest";
import { answer, startAttempt } from "./attempt";
import { drawExam } from "./draw";
import { isMastered, masteryByTopic, missedIds } from "./mastery";
import { scaledScore, scoreAttempt } from "./score";
import { testQuestions } from "./testing";

describe("scaledScore", () => {
  it("runs from 100 to 1,000, and 14 of 20 pass while 13 do not", () => {
    expect(scaledScore({ right: 0, total: 20 })).toBe(100);
    expect(scaledScore({ right: 20, total: 20 })).toBe(1000);
    expect(scaledScore({ right: 14, total: 20 })).toBe(730);
    expect(scaledScore({ right: 13, total: 20 })).toBe(685);
    expect(scaledScore({ right: 0, total: 0 })).toBe(100);
  });
});

describe("scoreAttempt", () => {
  it("counts what was not answered as wrong, by topic", () => {
    const questionIds = drawExam(testQuestions, 1);
    const questions = questionIds.flatMap((id) => testQuestions.find((q) => q.id === id) ?? []);
    let attempt = startAttempt({ mode: "exam", seed: 1, questionIds, now: 0 });
    for (const id of questionIds.slice(0, 15)) attempt = answer(attempt, id, { kind: "option", option: 0 });
    attempt = answer(attempt, questionIds[15] ?? "", { kind: "option", option: 3 });
    const score = scoreAttempt(attempt, questions);
    expect(score.overall).toEqual({ right: 15, total: 20 });
    expect(score).toMatchObject({ scaled: 775, passed: true });
    expect(score.missed.map((q) => q.id)).toEqual(questionIds.slice(15));
    expect(Object.values(score.topics).reduce((sum, tally) => sum + tally.right, 0)).toBe(15);
  });
});

describe("mastery", () => {
  const reviews = {
    "q-wrong": [
      { at: 1, right: true },
      { at: 2, right: false },
    ],
    "q-once": [{ at: 1, right: true }],
    "q-twice": [
      { at: 1, right: false },
      { at: 2, right: true },
      { at: 3, right: true },
    ],
  };

  it("lists what was last answered wrong", () => {
    expect(missedIds(reviews)).toEqual(["q-wrong"]);
  });

  it("asks for two right answers in a row", () => {
    expect(["q-wrong", "q-once", "q-twice", "q-new"].map((id) => isMastered(reviews, id))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const topics = masteryByTopic(reviews, [
      { id: "q-once", topic: "t" },
      { id: "q-twice", topic: "t" },
    ]);
    expect(topics).toEqual({ t: { right: 1, total: 2 } });
  });
});
