"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLesson } from "./lesson-shell";
import { showFigure } from "./view-switch";

/** The question before the figure: choose, commit, then see. There is no score, and skipping is allowed. */
export function Predict(props: {
  question: ReactNode;
  options: readonly { id: string; text: ReactNode }[];
  outcome: string;
  explanation: ReactNode;
}) {
  const t = useTranslations("lessons.predict");
  const lesson = useLesson();
  const [choice, setChoice] = useState<string>();
  const committed = lesson.prediction;

  function commit(event: FormEvent) {
    event.preventDefault();
    if (choice !== undefined) lesson.predict(choice);
  }

  return (
    <form onSubmit={commit} className="predict">
      <fieldset disabled={committed !== undefined}>
        <legend>{props.question}</legend>
        {props.options.map((option) => (
          <label key={option.id} className="choice">
            <input
              type="radio"
              name="prediction"
              value={option.id}
              checked={option.id === (committed ?? choice)}
              onChange={() => setChoice(option.id)}
            />
            <span>{option.text}</span>
            {committed !== undefined && option.id === props.outcome ? (
              <span className="choice-note">{t("happened")}</span>
            ) : null}
          </label>
        ))}
      </fieldset>
      {committed === undefined ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" disabled={choice === undefined}>
            {t("commit")}
          </Button>
          {lesson.revealed ? null : (
            <Button variant="quiet" onClick={lesson.reveal}>
              {t("skip")}
            </Button>
          )}
        </div>
      ) : null}
      <div role="status">
        {committed === undefined ? null : (
          <div className="predict-answer">
            <p className="font-semibold">{committed === props.outcome ? t("asPredicted") : t("otherwise")}</p>
            <p>{props.explanation}</p>
          </div>
        )}
      </div>
      {lesson.revealed ? (
        <Button className="mt-3 lg:hidden" onClick={showFigure}>
          {t("toFigure")}
        </Button>
      ) : null}
    </form>
  );
}
