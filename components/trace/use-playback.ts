"use client";

import { useEffect, useMemo, useState } from "react";
import type { RunEvent } from "@/lib/domain/run-event";
import { initialRunState, type RunState, reduceRun } from "@/lib/domain/run-state";
import { neighbourStep, replayDelay, replayNext, stepEnds } from "./steps";

export const SPEEDS = ["0.5", "1", "2", "4"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Which prefix of a run is on screen, and the controls that move it. The state shown is a fold of saved events only. */
export function usePlayback(events: readonly RunEvent[]) {
  /** Undefined follows the newest event. */
  const [cursor, setCursor] = useState<number>();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("1");
  const shown = Math.min(cursor ?? events.length, events.length);
  const ends = useMemo(() => stepEnds(events), [events]);
  const state = useFold(events, shown);

  useEffect(() => {
    if (!playing) return;
    if (shown >= events.length) {
      setPlaying(false);
      setCursor(undefined);
      return;
    }
    const timer = setTimeout(
      () => setCursor(replayNext(events, shown)),
      replayDelay(events, shown, Number(speed)),
    );
    return () => clearTimeout(timer);
  }, [playing, shown, events, speed]);

  const goTo = (position: number) => {
    setPlaying(false);
    setCursor(position >= events.length ? undefined : position);
  };
  return {
    state,
    playing,
    speed,
    setSpeed,
    step: ends.filter((end) => end <= shown).length,
    stepCount: ends.length,
    next: () => goTo(neighbourStep(ends, shown, 1)),
    previous: () => goTo(neighbourStep(ends, shown, -1)),
    first: () => goTo(ends[0] ?? 0),
    last: () => goTo(events.length),
    replay: () => {
      setCursor(1);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}

export type Playback = ReturnType<typeof usePlayback>;

/** Folds a prefix; while events only arrive or are stepped forward, goes on from the fold before. */
function useFold(events: readonly RunEvent[], shown: number): RunState {
  const [folds] = useState(() => new FoldCache());
  return folds.prefix(events, shown);
}

class FoldCache {
  #folded: readonly RunEvent[] = [];
  #states: RunState[] = [initialRunState];

  prefix(events: readonly RunEvent[], length: number): RunState {
    const kept = this.#states.length - 1;
    const goesOn = events[0] === this.#folded[0] && events[kept - 1] === this.#folded[kept - 1];
    if (!goesOn) this.#states = [initialRunState];
    this.#folded = events;
    for (let at = this.#states.length - 1; at < length; at++) {
      const state = this.#states[at];
      const event = events[at];
      if (state && event) this.#states.push(reduceRun(state, event));
    }
    return this.#states[length] ?? initialRunState;
  }
}
