"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";

export type CheckChoice = { id: string; text: ReactNode; reason: ReactNode };

/** One question at the end of a lesson. Each choice says why it is right or wrong; all may be tried. */
export function Check(props: {
  question: ReactNode;
  choices: readonly CheckChoice[];
  answer: string;
  onAnswered: () => void;
}) {
  const t = useTranslations("lessons.checks");
  const name = useId();
  const [choice, setChoice] = useState<string>();
  const chosen = props.choices.find(({ id }) => id === choice);
  const isRight = choice === props.answer;
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <fieldset className="check">
      <legend>{props.question}</legend>
      {props.choices.map(({ id, text }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name={name}
            checked={id === choice}
            onChange={() => {
              setChoice(id);
              props.onAnswered();
            }}
          />
          <span>{text}</span>
        </label>
      ))}
      <div role="status">
        {chosen ? (
          <p className="check-reason" data-right={isRight ? "" : undefined}>
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong>{isRight ? t("right") : t("notQuite")}</strong> {chosen.reason}
            </span>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
