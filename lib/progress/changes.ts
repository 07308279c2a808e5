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

/** As `withReview`, for an answer given now: it counts as the newest one even where the clock was set back. */
export const withNewReview =
  (questionId: string, right: boolean, now: number): ProgressChange =>
  (progress) => {
    const last = progress.reviews[questionId]?.at(-1)?.at ?? -1;
    return withReview(questionId, right, Math.max(now, last + 1))(progress);
  };

export const withExam = (attemptId: string, result: ExamResult) => join({ exams: { [attemptId]: result } });

/**
 * Changes a part of a self-test entry; the rest stays as it is, also where another tab wrote it. The entry counts as newer
 * than the one before it even where the clock was set back.
 */
export const withSelfTest =
  (questionId: string, part: Partial<Omit<SelfTestEntry, "at">>, at: number): ProgressChange =>
  (progress) => {
    const before = progress.selfTest[questionId];
    const entry = { answer: "", points: [], ...before, ...part, at: Math.max(at, (before?.at ?? -1) + 1) };
    return join({ selfTest: { [questionId]: entry } })(progress);
  };

export const withExerciseSolved = (slug: string, at: number) => join({ exercisesSolved: { [slug]: { at } } });

/** Takes an imported state in, whichever epoch it comes from. What is further on here stays. */
export const withImport =
  (imported: Progress): ProgressChange =>
  (progress) =>
    mergeProgress(progress, { ...imported, epoch: progress.epoch });

/** Forgets everything, in every tab. */
export const reset: ProgressChange = (progress) => ({ ...EMPTY_PROGRESS, epoch: progress.epoch + 1 });
