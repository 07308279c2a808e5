"use client";

import { Flag } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { StorageNote } from "@/components/progress/storage-note";
import { Button } from "@/components/ui/button";
import { type Attempt, answer, answeredCount, close, goTo, toggleFlag } from "@/lib/quiz/attempt";
import type { QuestionView } from "@/lib/quiz/question-view";
import { ConfirmDialog } from "./confirm-dialog";
import { ExamBar } from "./exam-bar";
import { ExamOverview } from "./exam-overview";
import { QuestionForm } from "./question-form";
import { useAttempt } from "./use-attempt";
import { useExamClock } from "./use-exam-clock";

/** An exam that is under way: no feedback, answers can be changed, questions flagged and returned to. */
export function ExamRun(props: {
  attempt: Attempt;
  questions: readonly QuestionView[];
  onHandIn: (reason: "learner" | "time") => void;
}) {
  const t = useTranslations("quiz");
  const { attempt, questions } = props;
  const { update } = useAttempt("exam");
  const leftMs = useExamClock(attempt, update, () => props.onHandIn("time"));
  const [index, setIndex] = useState(Math.min(attempt.position.index, questions.length - 1));
  const [asking, setAsking] = useState<"hand_in" | "discard">();
  const question = questions[index];
  if (!question || question.kind === "fix") return null;
  const given = attempt.answers[question.id];
  const flagged = attempt.flags[question.id]?.on ?? false;
  const isLast = index === questions.length - 1;
  const flagCount = attempt.questionIds.filter((id) => attempt.flags[id]?.on).length;
  const answered = answeredCount(attempt);

  function show(next: number) {
    setIndex(next);
    update((newest) => newest && goTo(newest, next));
  }
  const flag = () => update((newest) => newest && toggleFlag(newest, question.id));

  return (
    <div className="space-y-6">
      <StorageNote />
      <ExamBar leftMs={leftMs} answered={answered} total={questions.length} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="max-w-reading">
          <QuestionForm
            question={question}
            attemptSeed={attempt.seed}
            heading={t("question.position", { n: index + 1, total: questions.length })}
            selected={given?.kind === "option" ? given.option : undefined}
            onSelect={(option) =>
              update((newest) => newest && answer(newest, question.id, { kind: "option", option }))
            }
            onFlag={flag}
            onSubmit={() => (isLast ? setAsking("hand_in") : show(index + 1))}
            revealed={false}
          >
            <Button disabled={index === 0} onClick={() => show(index - 1)}>
              {t("exam.previous")}
            </Button>
            <Button type="submit" variant="primary">
              {t(isLast ? "exam.handIn" : "exam.next")}
            </Button>
            <Button variant="quiet" aria-pressed={flagged} onClick={flag}>
              <Flag aria-hidden className={flagged ? "size-4 fill-current" : "size-4"} />
              {t(flagged ? "exam.flagged" : "exam.flag")}
            </Button>
          </QuestionForm>
        </div>
        <aside className="space-y-4">
          <h2 className="font-semibold text-sm">{t("exam.overview")}</h2>
          <ExamOverview attempt={attempt} index={index} onGoTo={show} />
          <div className="flex flex-wrap gap-2">
            {isLast ? null : <Button onClick={() => setAsking("hand_in")}>{t("exam.handIn")}</Button>}
            <Button variant="quiet" onClick={() => setAsking("discard")}>
              {t("exam.discard")}
            </Button>
          </div>
        </aside>
      </div>
      <ConfirmDialog
        open={asking === "hand_in"}
        title={t("exam.handInTitle")}
        confirm={t("exam.handInYes")}
        cancel={t("exam.handInStay")}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => props.onHandIn("learner")}
      >
        {t("exam.handInBody", { open: questions.length - answered, flags: flagCount })}
      </ConfirmDialog>
      <ConfirmDialog
        danger
        open={asking === "discard"}
        title={t("exam.discardTitle")}
        confirm={t("exam.discardYes")}
        cancel={t("exam.handInStay")}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => update((newest) => newest && close(newest, "discarded"))}
      >
        {t("exam.discardBody")}
      </ConfirmDialog>
    </div>
  );
}
