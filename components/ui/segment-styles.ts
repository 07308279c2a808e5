/** Joined segments, also where radios and CSS alone do the switching. */
export const SEGMENTS =
  "inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-line-strong bg-sunken p-0.5";

/** One segment: a label around a radio of class `SEGMENT_INPUT`. */
export const SEGMENT =
  "relative flex flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-[4px] px-3 text-center text-ink-muted text-sm hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:opacity-50 forced-colors:has-checked:outline-2";

export const SEGMENT_INPUT = "absolute inset-0 cursor-pointer opacity-0";
