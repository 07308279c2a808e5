/** The live figures of the course. `components/lesson/figures` must have a component for each. */
export const FIGURE_IDS = [
  "three-requests",
  "lost-failure",
  "sort-failures",
  "generic-or-structured",
  "build-error",
  "empty-or-broken",
  "recover-locally",
  "five-mistakes",
  "right-beside-wrong",
  "expected-results",
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];
