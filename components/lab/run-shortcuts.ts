"use client";

import { useEffect, useRef } from "react";

/** Ctrl/Cmd+Enter runs from anywhere on the page, Esc stops a run that is going on (unless a dialog is open). */
export function useRunShortcuts(handlers: { run: () => void; stop: () => void; running: boolean }) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current.run();
      }
      if (
        event.key === "Escape" &&
        latest.current.running &&
        !document.querySelector("dialog[open], :popover-open")
      ) {
        latest.current.stop();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
