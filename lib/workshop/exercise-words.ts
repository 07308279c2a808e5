import type { Locale } from "@/lib/domain/run-request";

/** What a learner reads beside the editor. `code` in backticks is set as code. */
export type ExerciseWords = {
  title: string;
  /** One line for the list of exercises. */
  summary: string;
  /** What happens today and why it hurts: one short paragraph each. */
  situation: readonly string[];
  /** What to do, step by step. */
  task: readonly string[];
  /** Shown on request. */
  hint: string;
  /** What to take away, shown when every check passes. */
  solved: string;
};

/** An exercise's texts and place in the course. */
export type ExerciseMeta = {
  slug: string;
  /** A fair estimate in minutes. */
  minutes: number;
  /** The lesson that teaches it. */
  lesson: string;
  words: Record<Locale, ExerciseWords>;
};
