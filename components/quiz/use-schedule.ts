"use client";

import { useEffect, useState } from "react";
import type { Progress } from "@/lib/progress/schema";

/** What is due at `now`, and when the next question will be (wall-clock milliseconds). */
export type Schedule = { due: readonly string[]; nextAt: number | undefined; now: number };

/** The spaced-repetition schedule of a history of answers; undefined until the scheduler has been loaded. */
export function useSchedule(reviews: Progress["reviews"]): Schedule | undefined {
  const [schedule, setSchedule] = useState<Schedule>();
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const { dueIds, nextDueAt } = await import("@/lib/quiz/spaced");
      const now = Date.now();
      if (isCurrent) setSchedule({ due: dueIds(reviews, now), nextAt: nextDueAt(reviews), now });
    }
    load().catch(() => {
      // Without the scheduler (offline, say) the page goes on as if nothing were due.
      if (isCurrent) setSchedule({ due: [], nextAt: undefined, now: Date.now() });
    });
    return () => {
      isCurrent = false;
    };
  }, [reviews]);
  return schedule;
}
