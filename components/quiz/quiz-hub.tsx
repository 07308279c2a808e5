"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StorageNote } from "@/components/progress/storage-note";
import { useProgress } from "@/components/progress/use-progress";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Stat, StatList } from "@/components/ui/stat";
import { answeredCount } from "@/lib/quiz/attempt";
import { EXAM_QUESTIONS } from "@/lib/quiz/draw";
import { MS_PER_QUESTION } from "@/lib/quiz/exam-clock";
import { missedIds } from "@/lib/quiz/mastery";
import { useAttempts } from "./use-attempt";
import { useSchedule } from "./use-schedule";

/** The ways into the quiz, each with how one stands. */
export function QuizHub() {
  const t = useTranslations("quiz.hub");
  const format = useFormatter();
  const { value: progress } = useProgress();
  const { exam, practice } = useAttempts().value.attempts;
  const schedule = useSchedule(progress.reviews);
  const lastExam = Object.values(progress.exams).sort((a, b) => b.finishedAt - a.finishedAt)[0];
  const examOpen = exam?.status === "open";
  return (
    <div className="space-y-6">
      <StorageNote />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-6">
        <Way
          className="lg:col-span-3"
          title={t("examTitle")}
          action={
            <LinkButton href="/quiz/exam" variant="primary">
              {t(examOpen ? "examResume" : "examStart")}
            </LinkButton>
          }
        >
          <p>
            {t("examBody", {
              questions: EXAM_QUESTIONS,
              minutes: (EXAM_QUESTIONS * MS_PER_QUESTION) / 60_000,
            })}
          </p>
          {examOpen ? (
            <p className="font-medium text-ink">
              {t("examOpen", { answered: answeredCount(exam), total: exam.questionIds.length })}
            </p>
          ) : null}
          {lastExam ? (
            <p className="text-sm">
              {t("lastExam", {
                score: lastExam.scaled,
                right: lastExam.overall.right,
                total: lastExam.overall.total,
              })}
            </p>
          ) : null}
        </Way>
        <Way
          className="lg:col-span-3"
          title={t("practiceTitle")}
          action={
            <LinkButton href="/quiz/practice" variant="primary">
              {t(practice?.status === "open" ? "practiceResume" : "practiceStart")}
            </LinkButton>
          }
        >
          <p>{t("practiceBody")}</p>
        </Way>
        <Way
          className="lg:col-span-2"
          title={t("reviewTitle")}
          action={<LinkButton href="/quiz/review">{t("reviewStart")}</LinkButton>}
        >
          <p>{t("reviewBody")}</p>
          <StatList>
            <Stat label={t("missed")} value={missedIds(progress.reviews).length} />
            <Stat
              label={t("due")}
              value={schedule?.due.length ?? 0}
              note={
                schedule?.nextAt !== undefined && schedule.due.length === 0
                  ? t("nextDue", { when: format.relativeTime(schedule.nextAt, schedule.now) })
                  : undefined
              }
            />
          </StatList>
        </Way>
        <Way
          className="lg:col-span-2"
          title={t("selfTestTitle")}
          action={<LinkButton href="/quiz/self-test">{t("selfTestStart")}</LinkButton>}
        >
          <p>{t("selfTestBody")}</p>
        </Way>
        <Way
          className="lg:col-span-2"
          title={t("progressTitle")}
          action={<LinkButton href="/progress">{t("progressStart")}</LinkButton>}
        >
          <p>{t("progressBody")}</p>
        </Way>
      </div>
    </div>
  );
}

function Way(props: { title: string; children: ReactNode; action: ReactNode; className?: string }) {
  return (
    <Card className={`flex flex-col items-start gap-3 ${props.className ?? ""}`}>
      <h2 className="font-semibold text-lg">{props.title}</h2>
      <div className="w-full grow space-y-2 text-ink-muted">{props.children}</div>
      {props.action}
    </Card>
  );
}
