"use client";

import { Flag } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Attempt } from "@/lib/quiz/attempt";

/** One button a question: which are answered, which are flagged, and the way to each. */
export function ExamOverview(props: { attempt: Attempt; index: number; onGoTo: (index: number) => void }) {
  const t = useTranslations("quiz.exam");
  return (
    <nav aria-label={t("overview")}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1.5">
        {props.attempt.questionIds.map((id, index) => {
          const answered = props.attempt.answers[id] !== undefined;
          const flagged = props.attempt.flags[id]?.on ?? false;
          const state = t(answered ? "stateAnswered" : "stateOpen");
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index === props.index ? "step" : undefined}
                aria-label={t("goTo", {
                  n: index + 1,
                  state: flagged ? t("stateFlagged", { state }) : state,
                })}
                onClick={() => props.onGoTo(index)}
                className={cn(
                  "relative flex min-h-10 w-full items-center justify-center rounded-control border text-sm tabular-nums",
                  answered ? "border-accent bg-accent-soft font-medium" : "border-line-strong bg-surface",
                  index === props.index && "outline-2 outline-accent outline-offset-1",
                )}
              >
                {index + 1}
                {flagged ? <Flag aria-hidden className="absolute top-1 right-1 size-3 fill-current" /> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
