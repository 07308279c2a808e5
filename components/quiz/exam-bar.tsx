"use client";

import { Timer } from "lucide-react";
import { useTranslations } from "next-intl";
import { LiveRegion } from "@/components/ui/live-region";
import { formatMinutes } from "@/lib/quiz/exam-clock";

const MINUTE = 60_000;
/** When screen readers are told how much time is left. */
const ANNOUNCED_MINUTES = [20, 10, 5, 1];

/** Time left and how many questions have an answer; stays in view. */
export function ExamBar(props: { leftMs: number; answered: number; total: number }) {
  const t = useTranslations("quiz.exam");
  const announced = ANNOUNCED_MINUTES.findLast((minutes) => props.leftMs <= minutes * MINUTE);
  return (
    <div className="sticky top-14 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-b bg-canvas px-4 py-2 text-sm">
      <span className="tabular-nums">{t("answered", { answered: props.answered, total: props.total })}</span>
      <span className="inline-flex items-center gap-1.5">
        <Timer aria-hidden className="size-4 text-ink-muted" />
        <span className="text-ink-muted">{t("timeLeft")}</span>
        <span role="timer" aria-live="off" className="font-semibold tabular-nums">
          {formatMinutes(props.leftMs)}
        </span>
      </span>
      <LiveRegion hidden message={announced === undefined ? "" : t("minutesLeft", { minutes: announced })} />
    </div>
  );
}
