"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import { Progress } from "@/components/ui/progress";
import { recordReview } from "@/lib/progress/progress-store";
import {
  type AnswerDraft,
  type Attempt,
  type AttemptMode,
  answer,
  answeredCount,
  close,
  goTo,
} from "@/lib/quiz/attempt";
import { type QuestionView, RIGHT_OPTION } from "@/lib/quiz/question-view";
import { optionOrder } from "@/lib/quiz/shuffle";
import { FixForm } from "./fix-form";
import { LessonLink } from "./lesson-link";
import { QuestionForm } from "./question-form";
import { useAttempt } from "./use-attempt";

/** A round of practice or review that is under way: one question a screen, with the reasons as soon as it is answered. */
export function PracticeRun(props: {
  mode: AttemptMode;
  attempt: Attempt;
  questions: readonly QuestionView[];
}) {
  const t = useTranslations("quiz");
  const { update } = useAttempt(props.mode);
  const { attempt, questions } = props;
  const [index, setIndex] = useState(Math.min(attempt.position.index, questions.length - 1));
  const [picked, setPicked] = useState<{ id: string; option: number }>();
  const [said, setSaid] = useState("");
  const question = questions[index];
  if (!question) return null;
  const heading = t("question.position", { n: index + 1, total: questions.length });
  const given = attempt.answers[question.id];
  const isLast = index === questions.length - 1;

  function settle(target: QuestionView, draft: AnswerDraft) {
    update((newest) => newest && answer(newest, target.id, draft));
    recordReview(target.id, draft.kind === "option" ? draft.option === RIGHT_OPTION : draft.right);
  }

  function goOn() {
    setSaid("");
    if (isLast) return update((newest) => newest && close(newest, "handed_in"));
    setIndex(index + 1);
    update((newest) => newest && goTo(newest, index + 1));
  }

  const stop = (
    <Button variant="quiet" onClick={() => update((newest) => newest && close(newest, "handed_in"))}>
      {t("session.stop")}
    </Button>
  );
  const nextLabel = t(isLast ? "session.finish" : "session.next");

  return (
    <div className="max-w-reading space-y-6">
      <Progress
        label={t("exam.answered", { answered: answeredCount(attempt), total: questions.length })}
        value={answeredCount(attempt)}
        max={questions.length}
      />
      {question.kind === "fix" ? (
        <FixForm
          key={question.id}
          question={question}
          heading={heading}
          attemptId={attempt.id}
          settled={given?.kind === "fix" ? given : undefined}
          onSettle={(text, right) => settle(question, { kind: "fix", text, right })}
          next={
            <>
              <Button variant="primary" onClick={goOn}>
                {nextLabel}
              </Button>
              <LessonLink question={question} />
            </>
          }
        />
      ) : (
        <QuestionForm
          question={question}
          attemptSeed={attempt.seed}
          heading={heading}
          selected={
            given?.kind === "option" ? given.option : picked?.id === question.id ? picked.option : undefined
          }
          onSelect={(option) => setPicked({ id: question.id, option })}
          revealed={given !== undefined}
          onSubmit={() => {
            if (given) return goOn();
            if (picked?.id !== question.id) return setSaid(t("question.choose"));
            settle(question, { kind: "option", option: picked.option });
            const place = optionOrder(attempt.seed, question.id, question.options.length).indexOf(
              RIGHT_OPTION,
            );
            setSaid(
              picked.option === RIGHT_OPTION
                ? t("question.verdictRight")
                : t("question.verdictWrong", { n: place + 1 }),
            );
          }}
        >
          <LiveRegion message={said} className="w-full font-medium" />
          <Button type="submit" variant="primary">
            {given ? nextLabel : t("session.check")}
          </Button>
          {given ? <LessonLink question={question} /> : null}
          {stop}
        </QuestionForm>
      )}
    </div>
  );
}
