import "server-only";
import type { ProgressTotals } from "@/components/progress/progress-overview";
import { exerciseSlugs } from "@/lib/content/exercises";
import { QUESTION_BANK } from "@/lib/content/quiz/bank";

/** What there is to do, for figures such as "3 of 9". */
export const PROGRESS_TOTALS: ProgressTotals = {
  questions: QUESTION_BANK.map(({ id, topic }) => ({ id, topic })),
  exercises: exerciseSlugs.length,
};
