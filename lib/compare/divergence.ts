import type { RunState } from "@/lib/domain/run-state";
import { type Behaviour, behaviourIn, sameBehaviour } from "./behaviour";

/** The first turn in which agents did different things. `index` counts turns from 0. */
export type Divergence = { index: number; behaviours: readonly Behaviour[] };

/** Where runs first part, or undefined where they never do. Compares behaviour, so wording alone is no divergence. */
export function firstDivergence(states: readonly RunState[]): Divergence | undefined {
  for (let index = 0; index < rowCount(states); index++) {
    const behaviours = states.map((state) => behaviourIn(state, index));
    const [first] = behaviours;
    if (first && behaviours.some((other) => !sameBehaviour(first, other))) return { index, behaviours };
  }
  return undefined;
}

/** How many rows of turns it takes to show these runs side by side. */
export function rowCount(states: readonly RunState[]): number {
  return Math.max(
    0,
    ...states.map((state) => state.turns.length + (state.status.phase === "failed" ? 1 : 0)),
  );
}
