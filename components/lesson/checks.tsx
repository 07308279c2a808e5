"use client";

import { type ReactNode, useState } from "react";
import { Check, type CheckChoice } from "./check";
import { useLesson } from "./lesson-shell";

/** The checks of a lesson. Answering all of them counts as having read it. */
export function Checks(props: {
  questions: readonly { id: string; question: ReactNode; choices: readonly CheckChoice[]; answer: string }[];
}) {
  const { markRead } = useLesson();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  function onAnswered(id: string) {
    const next = new Set(answered).add(id);
    setAnswered(next);
    if (next.size === props.questions.length) markRead();
  }
  return props.questions.map(({ id, ...check }) => (
    <Check key={id} {...check} onAnswered={() => onAnswered(id)} />
  ));
}
