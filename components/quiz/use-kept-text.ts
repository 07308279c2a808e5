"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds without a keystroke after which a text is kept. */
const KEEP_AFTER_MS = 300;

/**
 * A text field's value that is kept while it is typed: after a short pause, when the field is left, and before the page
 * goes away, so that a reload or closing the tab loses nothing. Between edits it follows `stored`, e.g. another tab's text.
 */
export function useKeptText(stored: string, keep: (text: string) => void) {
  /** What is typed and not yet kept. */
  const [draft, setDraft] = useState<string>();
  const newest = useRef({ draft, keep });
  newest.current.keep = keep;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const text = newest.current.draft;
    if (text === undefined) return;
    newest.current.draft = undefined;
    newest.current.keep(text);
    setDraft(undefined);
  }, []);

  useEffect(() => {
    // `pagehide` is the last event that every browser sends before a page goes; phones often only send the other one.
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [flush]);

  function change(text: string) {
    newest.current.draft = text;
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, KEEP_AFTER_MS);
  }

  return { text: draft ?? stored, change, flush };
}
