"use client";

import { useState } from "react";

/** A text that is being edited, kept for this tab, so that a reload does not lose it. Only rendered in a browser. */
export function useTabText(key: string, initial: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => read(key) ?? initial);
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is blocked: the text starts afresh.
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: the text lives as long as the page.
  }
}
