import type { Problem } from "@/lib/workshop/problem";
import type { CheckRunState } from "./use-check-run";

/** What kept the code from running to its end in the newest run, each place once. */
export function problemsOf(state: CheckRunState): readonly Problem[] {
  if (state.phase === "idle") return [];
  if (state.phase === "ended" && state.end.kind === "not_loaded") return [state.end.problem];
  const byPlace = new Map<string, Problem>();
  for (const { threw } of state.reports) {
    const place = `${threw?.line}:${threw?.message}`;
    if (threw && !byPlace.has(place)) byPlace.set(place, threw);
  }
  return [...byPlace.values()];
}
