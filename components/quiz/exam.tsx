"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/states";
import { type Attempt, close, startAttempt } from "@/lib/quiz/attempt";
import { drawExam, EXAM_QUESTIONS } from "@/lib/quiz/draw";
import { MS_PER_QUESTION } from "@/lib/quiz/exam-clock";
import type { QuestionView } from "@/lib/quiz/question-view";
import { ExamResult } from "./exam-result";
import { ExamRun } from "./exam-run";
import { recordHandIn } from "./hand-in";
import { questionsOf } from "./questions-of";
import { randomSeed, useAttempt } from "./use-attempt";

const RULES = ["ruleFeedback", "ruleFlag", "ruleUnanswered", "ruleReload", "ruleScore"] as const;

/** The exam: rules, then the questions, then the result. It is kept over reloads and shared by the browser's tabs. */
export function Exam({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations("quiz.exam");
  const { attempt, isLoading, update } = useAttempt("exam");
  const [isStartingOver, setStartingOver] = useState(false);
  const [timeWasOver, setTimeWasOver] = useState(false);

  function start() {
    const seed = randomSeed();
    const questionIds = drawExam(questions, seed);
    update((previous) =>
      startAttempt({ mode: "exam", seed, questionIds, now: Date.now(), ...(previous && { previous }) }),
    );
    setStartingOver(false);
    setTimeWasOver(false);
  }

  function handIn(reason: "learner" | "time") {
    setTimeWasOver(reason === "time");
    let handedIn: Attempt | undefined;
    update((newest) => {
      if (newest?.status !== "open") return newest;
      handedIn = close(newest, "handed_in");
      return handedIn;
    });
    if (handedIn) recordHandIn(handedIn, questionsOf(handedIn, questions));
  }

  if (isLoading) return <Skeleton className="h-60 max-w-reading" />;
  const drawn = attempt ? questionsOf(attempt, questions) : [];
  if (attempt?.status === "open" && drawn.length > 0) {
    return <ExamRun key={attempt.id} attempt={attempt} questions={drawn} onHandIn={handIn} />;
  }
  if (attempt?.status === "handed_in" && !isStartingOver && drawn.length > 0) {
    return (
      <ExamResult
        attempt={attempt}
        questions={drawn}
        timeWasOver={timeWasOver}
        onAgain={() => setStartingOver(true)}
      />
    );
  }
  const minutes = (EXAM_QUESTIONS * MS_PER_QUESTION) / 60_000;
  return (
    <div className="max-w-reading space-y-5">
      <p className="text-lg">{t("intro", { questions: EXAM_QUESTIONS, minutes })}</p>
      <section className="space-y-2">
        <h2 className="font-semibold">{t("rules")}</h2>
        <ul className="list-disc space-y-1.5 pl-5">
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
      </section>
      <Button variant="primary" size="lg" onClick={start}>
        {t("start")}
      </Button>
    </div>
  );
}
