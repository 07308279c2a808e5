/** Every lesson's address, in the order of the course. The folder of lesson n is `<nn>-<slug>`. */
export const LESSON_SLUGS = [
  "two-kinds-of-failure",
  "is-error-end-to-end",
  "four-categories",
  "operation-failed",
  "structured-metadata",
  "empty-is-not-broken",
  "recover-locally",
  "five-mistakes",
  "right-beside-wrong",
  "do-it-yourself",
] as const;
export type LessonSlug = (typeof LESSON_SLUGS)[number];

/** Folder of a lesson under `lib/content/lessons`, e.g. `01-two-kinds-of-failure`. */
export function lessonFolder(slug: LessonSlug): string {
  return `${String(LESSON_SLUGS.indexOf(slug) + 1).padStart(2, "0")}-${slug}`;
}
