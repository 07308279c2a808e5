"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { FoldCache } from "@/components/trace/fold-cache";
import { IconButton } from "@/components/ui/icon-button";
import type { AgentsEvent } from "@/lib/domain/agents/agents-event";
import { initialAgentsState, reduceAgents } from "@/lib/domain/agents/agents-state";

/** Real milliseconds between two events that change the picture, on replay. */
const STEP_MS = 60;

/** Events after which the picture looks different; a model's text arriving is none. */
const isStep = ({ type }: AgentsEvent) => type !== "agent_event";

/** Which prefix of a run is shown: the newest event, a place on the timeline, or a replay. */
export function useTimeline(events: readonly AgentsEvent[]) {
  const [cursor, setCursor] = useState<number>();
  const [playing, setPlaying] = useState(false);
  const stops = useMemo(() => events.flatMap((event, index) => (isStep(event) ? [index + 1] : [])), [events]);
  const position = cursor === undefined ? stops.length : Math.min(cursor, stops.length);
  const shown = cursor === undefined ? events.length : (stops[position - 1] ?? 0);
  const [folds] = useState(() => new FoldCache(initialAgentsState, reduceAgents));
  const state = folds.prefix(events, shown);

  useEffect(() => {
    if (!playing) return;
    if (position >= stops.length) {
      setPlaying(false);
      setCursor(undefined);
      return;
    }
    const timer = setTimeout(() => setCursor(position + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, position, stops.length]);

  return {
    state,
    position,
    length: stops.length,
    /** Milliseconds on the run's clock. */
    at: events[shown - 1]?.at ?? 0,
    playing,
    goTo: (next: number) => {
      setPlaying(false);
      setCursor(next >= stops.length ? undefined : next);
    },
    replay: () => {
      setCursor(1);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    follow: () => {
      setPlaying(false);
      setCursor(undefined);
    },
  };
}

export type Timeline = ReturnType<typeof useTimeline>;

/** Scrubs and replays a run. */
export function TimelineBar({ timeline, disabled }: { timeline: Timeline; disabled: boolean }) {
  const t = useTranslations("agents.timeline");
  return (
    <div className="flex items-center gap-2">
      {timeline.playing ? (
        <IconButton label={t("pause")} icon={<Pause />} onClick={timeline.pause} />
      ) : (
        <IconButton label={t("replay")} icon={<Play />} disabled={disabled} onClick={timeline.replay} />
      )}
      <input
        type="range"
        aria-label={t("label")}
        aria-valuetext={t("position", {
          step: timeline.position,
          total: timeline.length,
          seconds: timeline.at / 1000,
        })}
        min={1}
        max={Math.max(1, timeline.length)}
        value={timeline.position}
        disabled={disabled}
        onChange={(event) => timeline.goTo(event.target.valueAsNumber)}
        className="min-w-0 flex-1"
      />
      <span aria-hidden className="w-16 text-right text-ink-muted text-xs tabular-nums">
        {(timeline.at / 1000).toFixed(1)} s
      </span>
    </div>
  );
}
