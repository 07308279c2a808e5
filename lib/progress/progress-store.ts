import {
  type ProgressChange,
  reset,
  withExam,
  withExerciseSolved,
  withImport,
  withLessonRead,
  withNewReview,
  withPrediction,
  withReview,
  withSelfTest,
} from "./changes";
import { mergeProgress } from "./merge";
import { ProgressParseError, parseProgress } from "./parse";
import { EMPTY_PROGRESS, type ExamResult, type Progress, type SelfTestEntry } from "./schema";
import { createSyncedStore, type StoreOptions, type SyncedStore } from "./synced-store";

export const PROGRESS_KEY = "failwell:progress";

/** The progress store over a given storage; the page uses `progressStore`. */
export function createProgressStore(
  environment: Pick<StoreOptions<Progress>, "storage" | "onStorage">,
): SyncedStore<Progress> {
  return createSyncedStore({
    key: PROGRESS_KEY,
    empty: EMPTY_PROGRESS,
    parse: parseProgress,
    isNewer: (error) => error instanceof ProgressParseError && error.kind === "newer_version",
    merge: mergeProgress,
    ...environment,
  });
}

/** This browser's progress. Safe to import on the server, where it stays empty until it is first used. */
export const progressStore = createProgressStore({
  storage: () => window.localStorage,
  onStorage: (listener) => window.addEventListener("storage", listener),
});

const change = (step: ProgressChange) => progressStore.update(step);

/** Notes that a lesson was read to its end. `slug` as in the lesson's address. */
export const markLessonRead = (slug: string) => change(withLessonRead(slug, Date.now()));

/** Notes what the learner expected before a lesson's figure ran; only the first one is kept. */
export const recordPrediction = (slug: string, option: string) =>
  change(withPrediction(slug, option, Date.now()));

/** Notes one answer to a quiz question, given now. */
export const recordReview = (questionId: string, right: boolean) =>
  change(withNewReview(questionId, right, Date.now()));

/** Notes one answer of a finished exam. The same `at` (wall-clock milliseconds) from two tabs counts once. */
export const recordExamReview = (questionId: string, right: boolean, at: number) =>
  change(withReview(questionId, right, at));

/** Notes a finished exam. Handing the same attempt in twice counts once. */
export const recordExam = (attemptId: string, result: ExamResult) => change(withExam(attemptId, result));

/** Notes a part of an open answer: its text, the points found in it, or the learner's rating of it. */
export const recordSelfTest = (questionId: string, part: Partial<Omit<SelfTestEntry, "at">>) =>
  change(withSelfTest(questionId, part, Date.now()));

/** Notes that every check of a workshop exercise passed. */
export const markExerciseSolved = (slug: string) => change(withExerciseSolved(slug, Date.now()));

/** Merges an exported file in. @throws ProgressParseError on a bad or newer file; nothing is changed then. */
export function importProgress(text: string): void {
  change(withImport(parseProgress(text)));
}

/** The text of an export file. */
export const exportProgress = (): string => JSON.stringify(progressStore.getState().value, null, 2);

/** Forgets everything. Ask first: only an exported file brings it back. */
export const resetProgress = () => change(reset);
