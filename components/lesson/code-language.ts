"use client";

import { useSyncExternalStore } from "react";

/** The two languages of code samples. */
export const CODE_LANGUAGES = ["typescript", "python"] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

const KEY = "failwell:code-language";
const listeners = new Set<() => void>();
let chosen: CodeLanguage | undefined;

function read(): CodeLanguage {
  if (chosen) return chosen;
  try {
    chosen = CODE_LANGUAGES.find((language) => language === window.localStorage.getItem(KEY));
  } catch {
    // Storage is blocked: the choice then lasts as long as the page.
    chosen = undefined;
  }
  chosen ??= "typescript";
  return chosen;
}

/** Chooses the language of every sample on the page, and of later pages where the browser allows it. */
export function chooseCodeLanguage(language: CodeLanguage): void {
  chosen = language;
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked: the choice then lasts as long as the page.
    chosen = language;
  }
  for (const listener of listeners) listener();
}

/** The language chosen for code samples; TypeScript on the server and until something else is chosen. */
export function useCodeLanguage(): CodeLanguage {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => "typescript",
  );
}
