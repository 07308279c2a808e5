"use client";

import { useEffect } from "react";

/** Gap between a word and its card, and between a card and the edge of the window, in px. */
const GAP = 8;

/**
 * Shows the card of the `Term` under the pointer or with focus. One listener for a whole page: a lesson has dozens of
 * terms. Escape hides the card, and the pointer may move onto it (WCAG 1.4.13).
 */
export function TermCards() {
  useEffect(() => {
    let open: HTMLElement | undefined;
    const hide = () => {
      if (open?.matches(":popover-open")) open.hidePopover();
      open = undefined;
    };
    const show = (event: Event) => {
      const term = event.target instanceof Element ? event.target.closest("[data-term]") : null;
      const card = term?.querySelector("[popover]");
      if (card === open) return;
      hide();
      const word = term?.querySelector("a");
      if (!word || !(card instanceof HTMLElement)) return;
      open = card;
      card.showPopover();
      place(card, word);
    };
    // Focus scrolls its word into view: that card follows. One under the pointer has lost its word.
    const onScroll = () => {
      const word = open?.parentElement?.querySelector("a");
      if (open && word && word === document.activeElement) place(open, word);
      else hide();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    document.addEventListener("pointerover", show, options);
    document.addEventListener("focusin", show, options);
    document.addEventListener("keydown", onKey, options);
    window.addEventListener("scroll", onScroll, options);
    return () => {
      hide();
      listeners.abort();
    };
  }, []);
  return null;
}

/** Below the word, or above it where there is no room; never beyond the window. */
function place(card: HTMLElement, word: HTMLElement) {
  const [anchor = word.getBoundingClientRect()] = word.getClientRects();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(anchor.left, document.documentElement.clientWidth - width - GAP));
  const fitsBelow = anchor.bottom + height + GAP < window.innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow ? anchor.bottom + 2 : Math.max(GAP, anchor.top - height - 2)}px`;
}
