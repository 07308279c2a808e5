import { mergeProgress } from "./merge";
import { EMPTY_PROGRESS, type ExamResult, type Progress, type SelfTestEntry } from "./schema";

/** A change of the state. Each is a merge with a state that holds only the news, so that all share one set of rules. */
export type ProgressChange = (progress: Progress) => Progress;

const join =
  (news: Partial<Progress>): ProgressChange =>
  (progress) =>
    mergeProgress(progress, { ...EMPTY_PROGRESS, ...news, epoch: progress.epoch });

/** `at` is wall-clock milliseconds, in every function below. */
export const withLessonRead = (slug: string, at: number) => join({ lessonsRead: { [slug]: { at } } });

/** Only the first prediction counts: later ones know the answer. */
export const withPrediction = (slug: string, option: string, at: number) =>
  join({ predictions: { [slug]: { option, at } } });

export const withReview = (questionId: string, right: boolean, at: number) =>
  join({ reviews: { [questionId]: [{ at, right }] } });

export const withExam = (attemptId: string, result: ExamResult) => join({ exams: { [attemptId]: result } });

export const withSelfTest = (questionId: string, entry: SelfTestEntry) =>
  join({ selfTest: { [questionId]: entry } });

export const withExerciseSolved = (slug: string, at: number) => join({ exercisesSolved: { [slug]: { at } } });

/** Takes an imported state in, whichever epoch it comes from. What is further on here stays. */
export const withImport =
  (imported: Progress): ProgressChange =>
  (progress) =>
    mergeProgress(progress, { ...imported, epoch: progress.epoch });

/** Forgets everything, in every tab. */
export const reset: ProgressChange = (progress) => ({ ...EMPTY_PROGRESS, epoch: progress.epoch + 1 });
