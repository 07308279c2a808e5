"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useLesson } from "./lesson-shell";

/** The part of a figure that answers the prediction: veiled until the learner has committed or asked to see it. */
export function Outcome(props: { children: ReactNode }) {
  const t = useTranslations("lessons.predict");
  const lesson = useLesson();
  return (
    <div className="outcome">
      {lesson.revealed ? null : (
        <div className="outcome-veil">
          <p>{t("first")}</p>
          <Button size="sm" onClick={lesson.reveal}>
            {t("skip")}
          </Button>
        </div>
      )}
      <div className="outcome-content" data-testid="outcome">
        {props.children}
      </div>
    </div>
  );
}
