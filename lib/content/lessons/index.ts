import twoKindsOfFailure from "./01-two-kinds-of-failure/meta";
import isErrorEndToEnd from "./02-is-error-end-to-end/meta";
import fourCategories from "./03-four-categories/meta";
import operationFailed from "./04-operation-failed/meta";
import structuredMetadata from "./05-structured-metadata/meta";
import emptyIsNotBroken from "./06-empty-is-not-broken/meta";
import recoverLocally from "./07-recover-locally/meta";
import fiveMistakes from "./08-five-mistakes/meta";
import rightBesideWrong from "./09-right-beside-wrong/meta";
import doItYourself from "./10-do-it-yourself/meta";
import type { LessonSlug } from "./slugs";
import type { LessonMeta } from "./types";

/** The course, in order. One line a lesson; the prose is found by folder (`lessonFolder`). */
export const LESSONS: readonly LessonMeta[] = [
  twoKindsOfFailure,
  isErrorEndToEnd,
  fourCategories,
  operationFailed,
  structuredMetadata,
  emptyIsNotBroken,
  recoverLocally,
  fiveMistakes,
  rightBesideWrong,
  doItYourself,
];

/** The lesson with this slug, or undefined for an address that is not a lesson. */
export function findLesson(slug: string): LessonMeta | undefined {
  return LESSONS.find((lesson) => lesson.slug === slug);
}

/** The lessons before and after one, where there are any. */
export function neighbours(slug: LessonSlug): { previous?: LessonMeta; next?: LessonMeta } {
  const index = LESSONS.findIndex((lesson) => lesson.slug === slug);
  return { previous: LESSONS[index - 1], next: LESSONS[index + 1] };
}
