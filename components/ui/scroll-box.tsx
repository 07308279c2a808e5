import type { ReactNode } from "react";
import { cn } from "./cn";

/**
 * A box that scrolls in itself: named, and reachable by keyboard, since arrow keys can scroll only what has focus. Positioned,
 * so that words for screen readers, which are taken out of the flow, scroll with it and do not widen the page.
 */
export function ScrollBox(props: { label: string; children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group form controls; this groups text
    <div
      role="group"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard cannot scroll it
      tabIndex={0}
      className={cn("scroller relative", props.className)}
    >
      {props.children}
    </div>
  );
}
