// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  exportProgress,
  importProgress,
  markExerciseSolved,
  markLessonRead,
  PROGRESS_KEY,
  progressStore,
  recordExam,
  recordExamReview,
  recordPrediction,
  recordReview,
  recordSelfTest,
  resetProgress,
} from "./progress-store";

const value = () => progressStore.getState().value;
const inStorage = () => JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? "null");

beforeEach(() => resetProgress());

describe("this browser's progress", () => {
  it("keeps in storage what a learner does, and forgets all when told to", () => {
    vi.setSystemTime(1_000);
    markLessonRead("four-categories");
    recordPrediction("four-categories", "a");
    vi.setSystemTime(2_000);
    recordPrediction("four-categories", "b");
    recordReview("q-one", true);
    recordExamReview("q-two", false, 2_000);
    recordSelfTest("q-three", { answer: "Because." });
    markExerciseSolved("rate-limit");
    vi.useRealTimers();
    const text = JSON.stringify(value());
    for (const name of ["four-categories", "q-one", "q-two", "q-three", "Because.", "rate-limit"])
      expect(text).toContain(name);
    expect(inStorage()).toEqual(JSON.parse(text));
    // What was expected first stays.
    expect(text).toContain('"a"');
    expect(text).not.toContain('"b"');
    resetProgress();
    expect(JSON.stringify(value())).not.toContain("four-categories");
  });

  it("counts an exam that is handed in twice once", () => {
    const exam = { finishedAt: 5, usedMs: 10, scaled: 700, overall: { right: 3, total: 4 }, topics: {} };
    const before = JSON.stringify(value());
    recordExam("exam-1", exam);
    const once = JSON.stringify(value());
    recordExam("exam-1", exam);
    expect(once).not.toBe(before);
    expect(JSON.stringify(value())).toBe(once);
  });

  it("comes back from an export file, and a bad file changes nothing", () => {
    markLessonRead("four-categories");
    const file = exportProgress();
    resetProgress();
    importProgress(file);
    expect(JSON.stringify(value())).toContain("four-categories");
    const before = value();
    expect(() => importProgress("{}")).toThrow();
    expect(value()).toEqual(before);
  });

  it("follows another tab", () => {
    resetProgress();
    markLessonRead("four-categories");
    const ofOther = String(localStorage.getItem(PROGRESS_KEY)).replace("four-categories", "five-mistakes");
    localStorage.setItem(PROGRESS_KEY, ofOther);
    window.dispatchEvent(new StorageEvent("storage", { key: PROGRESS_KEY, newValue: ofOther }));
    expect(Object.keys(value().lessonsRead).sort()).toEqual(["five-mistakes", "four-categories"]);
  });
});
