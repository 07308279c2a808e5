"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { StorageNote } from "@/components/progress/storage-note";
import { useProgress } from "@/components/progress/use-progress";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/states";
import { type Attempt, answeredCount, startAttempt } from "@/lib/quiz/attempt";
import { PRACTICE_QUESTIONS } from "@/lib/quiz/draw";
import { missedIds } from "@/lib/quiz/mastery";
import type { QuestionView } from "@/lib/quiz/question-view";
import { shuffled } from "@/lib/quiz/shuffle";
import { PracticeRun } from "./practice-run";
import { PracticeSummary } from "./practice-summary";
import { questionsOf } from "./questions-of";
import { randomSeed, useAttempt } from "./use-attempt";
import { useSchedule } from "./use-schedule";

const QUEUES = ["missed", "due"] as const;
type Queue = (typeof QUEUES)[number];

/** Review of what was missed, and spaced repetition of what is due. */
export function Review({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations("quiz.session");
  const format = useFormatter();
  const { value: progress, persistence } = useProgress();
  const schedule = useSchedule(progress.reviews);
  const attempts = { missed: useAttempt("missed"), due: useAttempt("due") };
  const [running, setRunning] = useState<Queue>();
  const known = new Set(questions.map((question) => question.id));
  const missed = missedIds(progress.reviews).filter((id) => known.has(id));
  const due = schedule?.due.filter((id) => known.has(id)) ?? [];
  const open = QUEUES.filter((queue) => attempts[queue].attempt?.status === "open");
  const isLoading = attempts.missed.isLoading || persistence === "loading";
  // Only once, when the page comes up: a round that another tab starts must not take the screen from this one.
  const toResume = useRef<readonly Queue[]>(open);
  toResume.current = open;
  useEffect(() => {
    const [only, second] = toResume.current;
    if (!isLoading && only && !second) setRunning(only);
  }, [isLoading]);

  function start(queue: Queue, ids: readonly string[]) {
    const seed = randomSeed();
    const questionIds = (queue === "missed" ? shuffled(ids, seed) : ids).slice(0, PRACTICE_QUESTIONS);
    attempts[queue].update((previous) =>
      startAttempt({ mode: queue, seed, questionIds, now: Date.now(), ...(previous && { previous }) }),
    );
    setRunning(queue);
  }

  if (isLoading) return <Skeleton className="h-40 max-w-reading" />;
  const attempt = running && attempts[running].attempt;
  const drawn = attempt ? questionsOf(attempt, questions) : [];
  if (running && attempt && drawn.length > 0) {
    if (attempt.status === "open") {
      return <PracticeRun key={attempt.id} mode={running} attempt={attempt} questions={drawn} />;
    }
    return <PracticeSummary attempt={attempt} questions={drawn} onAgain={() => setRunning(undefined)} />;
  }
  return (
    <div className="space-y-6">
      <StorageNote />
      <div className="grid gap-4 md:grid-cols-2">
        <Card className="flex flex-col items-start gap-3">
          <h2 className="font-semibold text-lg">{t("missedTitle")}</h2>
          <p className="grow text-ink-muted">{t("missedBody", { count: missed.length })}</p>
          <QueueButton
            attempt={attempts.missed.attempt}
            label={t("missedStart")}
            isEmpty={missed.length === 0}
            onStart={() => start("missed", missed)}
            onResume={() => setRunning("missed")}
          />
        </Card>
        <Card className="flex flex-col items-start gap-3">
          <h2 className="font-semibold text-lg">{t("dueTitle")}</h2>
          <p className="grow text-ink-muted">
            {schedule ? t("dueBody", { count: due.length }) : t("loading")}{" "}
            {schedule && due.length === 0
              ? schedule.nextAt === undefined
                ? t("dueNone")
                : t("dueNext", { when: format.relativeTime(schedule.nextAt, schedule.now) })
              : null}
          </p>
          <QueueButton
            attempt={attempts.due.attempt}
            label={t("dueStart")}
            isEmpty={due.length === 0}
            onStart={() => start("due", due)}
            onResume={() => setRunning("due")}
          />
        </Card>
      </div>
    </div>
  );
}

/** Starts a round, or goes on with the one that is open. */
function QueueButton(props: {
  attempt: Attempt | undefined;
  label: string;
  isEmpty: boolean;
  onStart: () => void;
  onResume: () => void;
}) {
  const t = useTranslations("quiz.session");
  const { attempt } = props;
  if (attempt?.status === "open") {
    return (
      <Button variant="primary" onClick={props.onResume}>
        {t("resume", { answered: answeredCount(attempt), total: attempt.questionIds.length })}
      </Button>
    );
  }
  return (
    <Button variant="primary" disabled={props.isEmpty} onClick={props.onStart}>
      {props.label}
    </Button>
  );
}
