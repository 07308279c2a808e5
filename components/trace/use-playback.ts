"use client";

import { useEffect, useMemo, useState } from "react";
import type { RunEvent } from "@/lib/domain/run-event";
import { initialRunState, reduceRun } from "@/lib/domain/run-state";
import { FoldCache } from "./fold-cache";
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
  const [folds] = useState(() => new FoldCache(initialRunState, reduceRun));
  const state = folds.prefix(events, shown);

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
