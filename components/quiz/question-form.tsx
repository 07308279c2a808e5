"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import type { QuestionView } from "@/lib/quiz/question-view";
import { optionOrder } from "@/lib/quiz/shuffle";
import { EvidenceView } from "./evidence-view";
import { OptionList } from "./option-list";
import { useQuizKeys } from "./use-quiz-keys";

export type OptionQuestionView = Exclude<QuestionView, { kind: "fix" }>;

type Props = {
  question: OptionQuestionView;
  attemptSeed: number;
  /** "Question 3 of 20"; takes the focus when the question comes up. */
  heading: string;
  selected: number | undefined;
  onSelect: (option: number) => void;
  onSubmit: () => void;
  onFlag?: () => void;
  revealed: boolean;
  /** Buttons; one of them submits. */
  children: ReactNode;
};

/** One question on screen: evidence, options, buttons; by mouse, by keyboard or by screen reader alike. */
export function QuestionForm(props: Props) {
  const t = useTranslations("quiz.question");
  const form = useRef<HTMLFormElement>(null);
  const { question, revealed } = props;
  const order = optionOrder(props.attemptSeed, question.id, question.options.length);
  useQuizKeys({
    form,
    ...(props.onFlag && { flag: props.onFlag }),
    choose(place) {
      const option = order[place];
      if (option !== undefined && !revealed) props.onSelect(option);
    },
  });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      className="space-y-5"
    >
      <QuestionHeading id={question.id} text={props.heading} />
      {question.evidence ? <EvidenceView evidence={question.evidence} /> : null}
      <OptionList
        legend={question.text}
        options={question.options}
        order={order}
        selected={props.selected}
        onSelect={props.onSelect}
        revealed={revealed}
      />
      <div className="flex flex-wrap items-center gap-2">{props.children}</div>
      <p className="text-ink-faint text-xs max-sm:hidden">
        {t(props.onFlag ? "keysFlag" : "keys", { count: question.options.length })}
      </p>
    </form>
  );
}

/** The heading of a question. Focus moves to it with each new question, so that reading goes on from there. */
export function QuestionHeading({ id, text }: { id: string; text: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    ref.current?.focus();
  }, [id]);
  return (
    <h2 ref={ref} tabIndex={-1} className="font-medium text-ink-muted text-sm outline-none">
      {text}
    </h2>
  );
}
