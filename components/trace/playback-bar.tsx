"use client";

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isTyping } from "@/components/site/is-typing";
import { IconButton } from "@/components/ui/icon-button";
import { type Playback, SPEEDS } from "./use-playback";

/** Controls to step through a run or replay it. J and K step while the page has no text field in focus. */
export function PlaybackBar({ playback, disabled }: { playback: Playback; disabled: boolean }) {
  const t = useTranslations("trace.playback");
  const keys = useRef(playback);
  keys.current = playback;
  useEffect(() => {
    if (disabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "j") keys.current.next();
      if (event.key === "k") keys.current.previous();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [disabled]);

  const atStart = playback.step <= 1;
  const atEnd = playback.step === playback.stepCount;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={t("label")} className="flex flex-wrap items-center gap-0.5">
      <IconButton
        label={t("first")}
        icon={<ChevronFirst />}
        disabled={disabled || atStart}
        onClick={playback.first}
      />
      <IconButton
        label={t("previous")}
        icon={<ChevronLeft />}
        disabled={disabled || atStart}
        onClick={playback.previous}
      />
      {playback.playing ? (
        <IconButton label={t("pause")} icon={<Pause />} onClick={playback.pause} />
      ) : (
        <IconButton label={t("replay")} icon={<Play />} disabled={disabled} onClick={playback.replay} />
      )}
      <IconButton
        label={t("next")}
        icon={<ChevronRight />}
        disabled={disabled || atEnd}
        onClick={playback.next}
      />
      <IconButton
        label={t("last")}
        icon={<ChevronLast />}
        disabled={disabled || atEnd}
        onClick={playback.last}
      />
      <span className="px-1 text-ink-muted text-xs tabular-nums">
        <span className="sr-only">{t("position", { step: playback.step, total: playback.stepCount })}</span>
        <span aria-hidden>
          {playback.step}/{playback.stepCount}
        </span>
      </span>
      <label className="flex items-center gap-1 text-ink-muted text-xs">
        <span className="sr-only">{t("speed")}</span>
        <select
          value={playback.speed}
          onChange={(event) => playback.setSpeed(SPEEDS.find((speed) => speed === event.target.value) ?? "1")}
          className="min-h-8 rounded-control bg-transparent px-1 hover:bg-sunken"
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
