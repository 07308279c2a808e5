import type { Exercise } from "@/lib/workshop/exercise";

/** Loads one exercise's checks on demand, so that a page ships only its own. In teaching order. */
export const exerciseLoaders = {
  "flag-the-failure": () => import("./flag-the-failure/exercise"),
  "empty-or-failed": () => import("./empty-or-failed/exercise"),
  "classify-the-exception": () => import("./classify-the-exception/exercise"),
  "business-rule": () => import("./business-rule/exercise"),
  "name-the-field": () => import("./name-the-field/exercise"),
  "rate-limit": () => import("./rate-limit/exercise"),
  "do-not-leak": () => import("./do-not-leak/exercise"),
  "partial-results": () => import("./partial-results/exercise"),
  "lookup-order": () => import("./lookup-order/exercise"),
} as const satisfies Record<string, () => Promise<{ exercise: Exercise }>>;

export type ExerciseSlug = keyof typeof exerciseLoaders;

/** Every exercise's slug, in teaching order. */
export const exerciseSlugs = Object.keys(exerciseLoaders).filter(isExerciseSlug);

/** True for the slug of an exercise. */
export function isExerciseSlug(slug: string): slug is ExerciseSlug {
  return Object.hasOwn(exerciseLoaders, slug);
}
