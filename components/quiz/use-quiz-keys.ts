"use client";

import { type RefObject, useEffect, useRef } from "react";

type QuizKeys = {
  /** Chooses the nth option on screen, counted from 0. */
  choose?: (place: number) => void;
  flag?: () => void;
  /** The form that Enter submits, wherever the focus is. */
  form: RefObject<HTMLFormElement | null>;
};

const CONTROLS = "a, button, summary, select, textarea, input:not([type=radio]), [contenteditable], dialog *";

/** Keys 1–9 choose, F flags, Enter goes on: from anywhere on the page, but never while a control has the key. */
export function useQuizKeys(keys: QuizKeys): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { target } = event;
      if (target instanceof Element && target.closest(CONTROLS)) return;
      if (document.querySelector("dialog[open]")) return;
      const { choose, flag, form } = newest.current;
      if (/^[1-9]$/.test(event.key)) choose?.(Number(event.key) - 1);
      else if (event.key === "f" || event.key === "F") flag?.();
      else if (event.key === "Enter") form.current?.requestSubmit();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
