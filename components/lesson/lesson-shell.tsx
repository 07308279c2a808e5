"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import { useProgress } from "@/components/progress/use-progress";
import type { LessonSlug } from "@/lib/content/lessons/slugs";
import { markLessonRead, recordPrediction } from "@/lib/progress/progress-store";

type LessonState = {
  /** The option that the learner committed to, if any. */
  prediction: string | undefined;
  /** True once the figure's outcome may be seen: after a prediction, or by choice without one. */
  revealed: boolean;
  isRead: boolean;
  predict(option: string): void;
  reveal(): void;
  markRead(): void;
};

const LessonContext = createContext<LessonState | undefined>(undefined);

/** The lesson around. @throws Error outside a `LessonShell`, which is a mistake of ours. */
export function useLesson(): LessonState {
  const state = useContext(LessonContext);
  if (!state) throw new Error("useLesson needs a LessonShell around it");
  return state;
}

/**
 * Holds what the learner has done in this lesson. Until they predict, the outcome of the figure is veiled by CSS that
 * applies only where scripts run (`lesson-questions.css`), so that a page without JavaScript shows everything.
 */
export function LessonShell(props: { slug: LessonSlug; prints?: "card" | undefined; children: ReactNode }) {
  const { slug } = props;
  const { predictions, lessonsRead } = useProgress().value;
  const [skipped, setSkipped] = useState(false);
  const prediction = predictions[slug]?.option;
  const isRead = lessonsRead[slug] !== undefined;
  const revealed = skipped || prediction !== undefined;
  const state = useMemo(
    () => ({
      prediction,
      revealed,
      isRead,
      predict: (option: string) => recordPrediction(slug, option),
      reveal: () => setSkipped(true),
      markRead: () => markLessonRead(slug),
    }),
    [prediction, revealed, isRead, slug],
  );
  // For what was clicked before (`scripts/setup/after-paint.mjs`); in the commit itself, so that no click falls between.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event("failwell:ready"));
  }, []);
  return (
    <LessonContext value={state}>
      <div className="lesson" data-revealed={revealed ? "" : undefined} data-prints={props.prints}>
        {props.children}
      </div>
    </LessonContext>
  );
}
