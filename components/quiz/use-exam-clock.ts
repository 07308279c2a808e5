"use client";

import { useEffect, useRef, useState } from "react";
import type { Attempt } from "@/lib/quiz/attempt";
import { noteUsed, resume, timeLimitMs } from "@/lib/quiz/exam-clock";

const SHOW_EVERY_MS = 1000;
const KEEP_EVERY_MS = 5000;

type Update = (change: (attempt: Attempt | undefined) => Attempt | undefined) => void;

/**
 * Runs the clock of an open exam and returns the milliseconds left. Counts with the browser's monotonic clock and keeps
 * the figure in the attempt every few seconds and whenever the page is hidden. Calls `onTimeOver` once.
 */
export function useExamClock(attempt: Attempt, update: Update, onTimeOver: () => void): number {
  const [usedMs, setUsedMs] = useState(attempt.clock.usedMs);
  const limit = timeLimitMs(attempt);
  const timeOver = useRef(onTimeOver);
  useEffect(() => {
    timeOver.current = onTimeOver;
  });
  useEffect(() => {
    let base = 0;
    update((newest) => {
      const resumed = newest && resume(newest, Date.now());
      base = resumed?.clock.usedMs ?? 0;
      return resumed;
    });
    const startedAt = performance.now();
    let keptAt = startedAt;
    const used = () => base + performance.now() - startedAt;
    const keep = () => {
      keptAt = performance.now();
      update((newest) => newest && noteUsed(newest, used(), Date.now()));
    };
    const timer = setInterval(() => {
      setUsedMs(used());
      if (used() >= limit) {
        clearInterval(timer);
        keep();
        timeOver.current();
      } else if (performance.now() - keptAt >= KEEP_EVERY_MS) keep();
    }, SHOW_EVERY_MS);
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [update, limit]);
  return Math.max(0, limit - usedMs);
}
