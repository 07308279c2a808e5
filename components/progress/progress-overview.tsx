"use client";

import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Stat, StatList } from "@/components/ui/stat";
import { EmptyState, Skeleton } from "@/components/ui/states";
import { NumberCell, Table } from "@/components/ui/table";
import { LESSON_SLUGS, type LessonSlug } from "@/lib/content/lessons/slugs";
import { Link } from "@/lib/i18n/routing";
import { isMastered, masteryByTopic } from "@/lib/quiz/mastery";
import { StorageNote } from "./storage-note";
import { TransferProgress } from "./transfer-progress";
import { useProgress } from "./use-progress";

export type ProgressTotals = {
  questions: readonly { id: string; topic: LessonSlug }[];
  exercises: number;
};

/** Everything that this browser knows of the learner, and the ways to keep, move or forget it. */
export function ProgressOverview(props: ProgressTotals) {
  const t = useTranslations("progress");
  const { value: progress, persistence } = useProgress();
  if (persistence === "loading") {
    return (
      <div role="status">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-40" />
      </div>
    );
  }
  const count = (record: object) => Object.keys(record).length;
  const isEmpty = [
    progress.lessonsRead,
    progress.predictions,
    progress.reviews,
    progress.exams,
    progress.selfTest,
    progress.exercisesSolved,
  ].every((record) => count(record) === 0);
  const mastered = props.questions.filter(({ id }) => isMastered(progress.reviews, id)).length;
  const lessonsRead = LESSON_SLUGS.filter((slug) => progress.lessonsRead[slug]).length;
  return (
    <div className="space-y-8">
      <StorageNote />
      {isEmpty ? (
        <EmptyState
          title={t("emptyTitle")}
          action={<LinkButton href={`/lessons/${LESSON_SLUGS[0]}`}>{t("emptyAction")}</LinkButton>}
        >
          {t("emptyBody")}
        </EmptyState>
      ) : (
        <>
          <StatList>
            <Stat label={t("lessons")} value={`${lessonsRead}/${LESSON_SLUGS.length}`} />
            <Stat label={t("predictions")} value={count(progress.predictions)} />
            <Stat
              label={t("questions")}
              value={`${mastered}/${props.questions.length}`}
              note={t("questionsNote")}
            />
            <Stat label={t("exercises")} value={`${count(progress.exercisesSolved)}/${props.exercises}`} />
            <Stat label={t("exams")} value={count(progress.exams)} />
          </StatList>
          <Topics questions={props.questions} />
          <Exams />
        </>
      )}
      <TransferProgress />
    </div>
  );
}

function Topics({ questions }: Pick<ProgressTotals, "questions">) {
  const t = useTranslations("progress");
  const topicName = useTranslations("quiz.topics");
  const { value: progress } = useProgress();
  const mastery = masteryByTopic(progress.reviews, questions);
  return (
    <section className="space-y-3">
      <h2 className="font-semibold text-xl">{t("byTopic")}</h2>
      <Table label={t("byTopic")} hideCaption className="max-w-3xl">
        <thead>
          <tr>
            <th scope="col">{t("topic")}</th>
            <th scope="col">{t("read")}</th>
            <th scope="col" className="text-right">
              {t("mastered")}
            </th>
          </tr>
        </thead>
        <tbody>
          {LESSON_SLUGS.map((slug) => {
            const tally = mastery[slug] ?? { right: 0, total: 0 };
            return (
              <tr key={slug}>
                <th scope="row">
                  <Link href={`/lessons/${slug}`} prefetch={false} className="link">
                    {topicName(slug)}
                  </Link>
                </th>
                <td>{t(progress.lessonsRead[slug] ? "yes" : "no")}</td>
                <NumberCell>{t("ofTotal", tally)}</NumberCell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}

function Exams() {
  const t = useTranslations("progress");
  const format = useFormatter();
  const { value: progress } = useProgress();
  const exams = Object.entries(progress.exams).sort(([, a], [, b]) => b.finishedAt - a.finishedAt);
  return (
    <section className="space-y-3">
      <h2 className="font-semibold text-xl">{t("examList")}</h2>
      {exams.length === 0 ? (
        <p className="text-ink-muted">{t("noExams")}</p>
      ) : (
        <Table label={t("examList")} hideCaption className="max-w-3xl">
          <thead>
            <tr>
              <th scope="col">{t("examDate")}</th>
              <th scope="col" className="text-right">
                {t("examScore")}
              </th>
              <th scope="col" className="text-right">
                {t("examRight")}
              </th>
            </tr>
          </thead>
          <tbody>
            {exams.map(([id, exam]) => (
              <tr key={id}>
                <th scope="row">
                  {format.dateTime(exam.finishedAt, {
                    dateStyle: "medium",
                    timeStyle: "short",
                    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                  })}
                </th>
                <NumberCell>{exam.scaled}</NumberCell>
                <NumberCell>{t("ofTotal", exam.overall)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
